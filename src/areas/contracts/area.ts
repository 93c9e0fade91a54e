import type { Area } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { asked } from '#platform/home.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { reaches } from '#platform/reach.ts'
import { inTurn } from '#platform/rounds.ts'
import { addendumContracts } from './addenda/addendum-kind.ts'
import { addendumFactLines, addendumFactWords, addendumPartWords } from './addenda/words.ts'
import { beginWhatIsSigned } from './begin-by-itself.ts'
import { approveCallingOff } from './calling-off.ts'
import { checkedContract } from './checked.ts'
import { contractPath, contractsPath } from './contract.ts'
import { contractsAddress } from './contract-asked.ts'
import { contractRecord, contractRecordKind } from './contract-record.ts'
import { endWhatIsOver } from './daily.ts'
import { approveEarlyEnd } from './early-end.ts'
import { callForWhatEnds } from './ending-tasks.ts'
import { contractNotices } from './notices.ts'
import { contractsPermissions as may } from './permissions.ts'
import { isOwnContractFile, ownContractsPath } from './portal/own-contracts.ts'
import { contractsEnding, findContracts, labelOf } from './queries.ts'
import { signingNotices } from './signing/notices.ts'
import { hearFromService } from './signing/service/use-cases/sign-by-service.ts'
import { serviceFactLines, serviceFactWords } from './signing/service/words.ts'
import { signingServicePath } from './signing/signing.ts'
import { completeWhatIsSigned } from './signing/use-cases/complete-signing.ts'
import { signaturesWaiting } from './signing/waiting.ts'
import { signingFactLines, signingFactWords } from './signing/words.ts'
import { textsPath } from './templates/paths.ts'
import { textFactLines, textFactWords } from './templates/words.ts'
import { contractFactLines, contractFactWords, contractPartWords } from './words.ts'

/** So many days ahead the first page and the sidebar speak of what ends. */
const soon = 30

export const contracts: Area = {
  name: 'contracts',
  label: 'العقود',
  permissions: may,
  desks: [{ path: contractsPath, label: 'العقود', permission: may.view, count: (ctx) => contractsEnding(ctx, soon) }],
  acts: [
    { path: textsPath, label: 'نماذج العقود', permission: may.manageTemplates },
    { path: signingServicePath, label: 'مزوّد التوقيع', permission: may.connectSigning },
  ],
  portal: [{ path: ownContractsPath, label: 'عقودي', permission: anyoneSignedIn }],
  records: [contractRecord],
  finder: {
    permission: may.view,
    find: async (ctx, words) =>
      (await findContracts(ctx, words)).map(({ id, number, kind, title }) => ({
        ...{ kind: contractRecordKind, id, label: `${labelOf(ctx.contractKinds, kind)} ${number}` },
        ...{ detail: title, path: contractPath(id) },
      })),
  },
  figures: [
    {
      ...{ name: 'contractsEnding', permission: may.view },
      read: (ctx) =>
        asked(contractsEnding(ctx, soon), (count) => ({
          ...{ label: 'عقود تنتهي خلال 30 يومًا', value: Number(count) },
          path: contractsAddress({ view: 'ending', within: soon }),
        })),
    },
  ],
  permissionForFile,
  notices: [...signingNotices, ...contractNotices],
  approvals: [approveEarlyEnd, approveCallingOff],
  waiting: signaturesWaiting,
  contracts: [addendumContracts],
  checkPaper: checkedContract,
  factWords: { ...contractFactWords, ...addendumFactWords, ...textFactWords, ...signingFactWords, ...serviceFactWords },
  factLines: { ...contractFactLines, ...addendumFactLines, ...textFactLines, ...signingFactLines, ...serviceFactLines },
  partWords: { ...contractPartWords, ...addendumPartWords },
  // What is over ends before anybody is called for what ends soon.
  daily: inTurn(beginWhatIsSigned, endWhatIsOver, callForWhatEnds),
  often: inTurn(hearFromService, completeWhatIsSigned),
}

/** The signed paper opens to whoever sees its contract, and to whoever stands in it. */
async function permissionForFile(ctx: Ctx, fileId: string) {
  const found = await ctx.db.selectFrom('contracts').select('branchId').where('signedFileId', '=', fileId).executeTakeFirst()
  if (!found) return null
  if (reaches(ctx.actor, may.view, { branchId: found.branchId })) return may.view
  return (await isOwnContractFile(ctx, fileId)) ? anyoneSignedIn : null
}
