import { documentsInForce } from '#areas/documents/public.ts'
import { depositNow, holdsOf, overCreditLimit } from '#areas/finance/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { loadMachineForUpdate } from '../machines/load-for-update.ts'
import { machinePaperKinds, neededPapers } from '../machines/machine.ts'
import { machinePapers } from '../machines/papers.ts'
import { equipmentPermissions } from '../permissions.ts'
import { depositAhead } from './drafting.ts'
import type { LoadedHire, LoadedLine } from './load-for-update.ts'

const may = equipmentPermissions.handOver

/** Ready, of the kind that was agreed, and every paper holds until it is to be back, or somebody gives their word for it. */
export async function mustBeFitToGo(
  work: Work,
  line: LoadedLine,
  { machineId, promise }: { machineId: string; promise: string | undefined },
) {
  const machine = await loadMachineForUpdate(work, machineId, may)
  if (machine.kindId !== line.kindId) throw fieldFault('machineId', 'هذه المعدّة من نوع آخر. اختر من النوع المتفق عليه.')
  if (machine.readiness !== 'ready') throw fieldFault('machineId', 'هذه المعدّة ليست جاهزة. جهّزها أو اختر غيرها.')
  const papers = await documentsInForce({ db: work.tx, now: work.now }, machinePapers, [machineId])
  for (const kind of neededPapers(machine)) {
    const until = papers.find((paper) => paper.kind === kind)?.expiresOn ?? null
    if (until && until >= line.endsOn) continue
    const said = until
      ? `تنتهي ${machinePaperKinds[kind]} في ${dayInWords(until)}، قبل آخر يوم في التأجير ${dayInWords(line.endsOn)}.`
      : `لا ${machinePaperKinds[kind]} سارية لهذه المعدّة.`
    if (!until || !promise) throw fieldFault('promise', `${said} جدّدها، أو اكتب من يتعهد بتجديدها ومتى.`)
  }
  return machine
}

/** Licensed for this kind until the machine is to be back, and on no other machine. */
export async function mustBeLicensed(work: Work, line: LoadedLine, operatorId: string | undefined) {
  if (!line.withOperator) {
    if (operatorId) throw fieldFault('operatorId', 'هذا البند بدون مشغّل. أزل المشغّل.')
    return null
  }
  if (!operatorId) throw fieldFault('operatorId', 'اختر المشغّل.')
  const row = await work.tx
    .selectFrom('machineOperators')
    .leftJoin('operatorLicences', (join) =>
      join.onRef('operatorLicences.operatorId', '=', 'machineOperators.id').on('kindId', '=', line.kindId),
    )
    .select(['machineOperators.id', 'name', 'active', 'validUntil'])
    .where('machineOperators.id', '=', operatorId)
    .forUpdate('machineOperators')
    .executeTakeFirst()
  if (!row?.active) throw fieldFault('operatorId', 'اختر المشغّل من القائمة.')
  if (!row.validUntil) throw fieldFault('operatorId', `لا رخصة لـ${row.name} لهذا النوع. اختر غيره.`)
  if (row.validUntil < line.endsOn)
    throw fieldFault('operatorId', `تنتهي رخصة ${row.name} في ${dayInWords(row.validUntil)}، قبل آخر يوم في التأجير.`)
  const busy = await work.tx
    .selectFrom('hireSegments')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .select('code')
    .where('operatorId', '=', operatorId)
    .where('backAt', 'is', null)
    .executeTakeFirst()
  if (busy) throw fieldFault('operatorId', `${row.name} على المعدّة ${busy.code} الآن. اختر غيره.`)
  return { id: row.id, name: row.name }
}

/** What of the deposit is not in yet; nothing where it was waived. */
type Secured = Pick<LoadedHire, 'contractId' | 'depositWaivedWhy' | 'pools'> & { lines: readonly Pick<LoadedLine, 'terms'>[] }
export async function depositShort(asked: Pick<Work, 'tx'> | Pick<Ctx, 'db'>, hire: Secured) {
  if (hire.depositWaivedWhy) return 0n
  const wanted = depositAhead(hire)
  const onCard = (await holdsOf(asked, [hire.contractId])).reduce(
    (sum, { state, amount }) => sum + (state === 'held' ? amount : 0n),
    0n,
  )
  const held = ((await depositNow(asked, [hire.contractId]))?.held ?? 0n) + onCard
  return held >= wanted ? 0n : wanted - held
}

/** The deposit is in, or somebody who may lets them off; answers whether it was waived now. */
export async function mustBeSecured(work: Work, hire: LoadedHire, waivedWhy: string | undefined) {
  const short = await depositShort(work, hire)
  if (short === 0n) return false
  if (!waivedWhy) throw fieldFault('waivedWhy', `اقبض ما بقي من التأمين المسترد، ${inRials(short)}، أو اكتب لماذا يُعفى منه.`)
  if (!reaches(work.actor, equipmentPermissions.waiveDeposit, hire.contract))
    throw fieldFault('waivedWhy', 'لا يعفي من التأمين المسترد إلا من له ذلك. اقبضه، أو اطلب من مديرك أن يرسل المعدّة.')
  return true
}

/** Nothing more goes to somebody who owes above their limit, unless it is let by who may. */
export async function mustHaveCredit(work: Work, { contract }: Pick<LoadedHire, 'contract'>) {
  const over = await overCreditLimit(work, contract.partyId)
  if (over)
    throw new Refusal(
      'equipment.above-credit-limit',
      `عليه ${inRials(over.owed)} وسقف دينه ${inRials(over.limit)} اقبض منه قبل الإرسال، أو اطلب الإرسال ممن يتجاوز سقف الدين.`,
    )
}

export function mustBeAgreed({ contract, state }: LoadedHire) {
  if (contract.state !== 'active' || state === 'called-off')
    throw new Refusal('equipment.not-in-force', 'تُرسل المعدّة بعد قبول العرض وتفعيل العقد. حدّث الصفحة.')
}
