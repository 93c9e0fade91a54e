import { createHash } from 'node:crypto'
import { z } from 'zod'
import { callToActivate } from '#areas/contracts/activation-tasks.ts'
import { beginByItself } from '#areas/contracts/begin-by-itself.ts'
import { contractCan } from '#areas/contracts/contract.ts'
import { held, kindOf, movedMeanwhile } from '#areas/contracts/held.ts'
import { OneContractInput } from '#areas/contracts/inputs.ts'
import { sign } from '#areas/contracts/moves.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { Ctx, House } from '#platform/context.ts'
import { isUpload, type Upload } from '#platform/files/uploads.ts'
import { dayOf } from '#values/days.ts'
import { signedPaper } from '../audit.ts'
import { isSigned, signings } from '../found.ts'

const may = contractsPermissions.sendForSignature

/** Everybody has signed: the paper with the page that proves it is the contract's paper from now on. */
const completeDrawn = command({
  name: 'contracts.complete-signing',
  permission: may,
  input: OneContractInput.extend({ paperId: z.uuid(), paper: z.array(z.custom<Upload>(isUpload)).length(1) }),
  async run(work, { contractId, paperId, paper: [paper] }) {
    const one = await held(work, contractId, may)
    if (one.signedOn) return work.repeated()
    const all = await signings(work.tx).where('contractSignings.paperId', '=', paperId).execute()
    if (!paper || !contractCan.sign(one) || !all.every((each) => each.isOpen || isSigned(each)) || !all.every(isSigned))
      throw movedMeanwhile()
    const last = Math.max(...all.map(({ signedAt }) => signedAt?.getTime() ?? 0))
    const fileId = await work.keepFile(paper)
    await sign(work, one, { on: dayOf(new Date(last)), way: 'code', fileId })
    if (!kindOf(work, one.kind).beginsByItself) await callToActivate(work, one)
    const { textId, title, text } = await work.tx
      .selectFrom('contractPapers')
      .select(['textId', 'title', 'text'])
      .where('id', '=', paperId)
      .executeTakeFirstOrThrow()
    const sha256 = createHash('sha256').update(paper.bytes).digest('hex')
    const made = { fileId, sha256, madeBy: work.actor.id, madeAt: work.now() }
    await work.tx
      .insertInto('contractPapers')
      .values({ id: work.newId(), contractId, textId, title, text, ...made })
      .execute()
  },
})

/** Printed before the step is taken: nobody waits for the press behind it. As long as somebody is still to sign nothing happens. */
export async function completeIfAll(ctx: Ctx, contractId: string) {
  const rows = await signings(ctx.db).where('contractSignings.contractId', '=', contractId).orderBy('position').execute()
  const wanted = rows.filter((each) => each.isOpen)
  const [first] = wanted
  if (!first || !wanted.every(isSigned)) return
  const bytes = Buffer.from(await signedPaper(ctx, first.paperId, wanted))
  const paper = [{ name: `${first.number}.pdf`, bytes }]
  await completeDrawn(asTheHouse(ctx), { contractId, paperId: first.paperId, paper })
  await beginByItself(ctx, contractId)
}

/** Where the machine went down between the last signature and its paper, it is made up for. */
export async function completeWhatIsSigned(house: House) {
  const rows = await signings(house.db)
    .where('contracts.state', '=', 'pending-signature')
    .where('contracts.signedOn', 'is', null)
    .where('contractSignings.state', '=', 'signed')
    .where('contractSignings.signedAt', '<', new Date(house.now().getTime() - 60_000))
    .execute()
  for (const contractId of new Set(rows.map((row) => row.contractId))) await completeIfAll(asTheHouse(house), contractId)
}
