import { contractsNamed } from '#areas/contracts/public.ts'
import { payFromDeposit, raiseRent, refundFromDeposit, takeBackRent, takeBackUnpaid } from '#areas/finance/public.ts'
import { leaseIsCut } from '#areas/properties/leases/activating.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { type Fault, fieldFault, fieldFaults } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { depositRefundAsked, moveOutSettled } from '../facts.ts'
import { moveOutHeld, mustBeOpen } from '../held.ts'
import { RefundRestInput, SettleMoveOutInput } from '../inputs.ts'
import { settlingStates } from '../move-out.ts'
import { depositOf, lastDayOf, type Plan, planOf, unpaidDeposits } from '../plan.ts'
import { isStillOut, signedReturn } from '../returned.ts'

const may = propertiesPermissions.settleMoveOuts

type Held = Awaited<ReturnType<typeof moveOutHeld>>

/**
 * The account between the two is drawn: rent until the last day and not a day more, what was broken, and all of it out of the deposit as
 * far as it reaches. What is left goes back by a voucher somebody else agrees to.
 */
export const settleMoveOut = command({
  name: 'properties.settle-move-out',
  permission: may,
  input: SettleMoveOutInput,
  async run(work, { id, contractId, unsignedReason, noReturnReason, ...wayBack }) {
    const held = await moveOutHeld(work, contractId, may)
    mustBeOpen(held.moveOut)
    mustBeOver(held)
    const isBack = await isBackByPaper(work, held)
    const contract = await contractOf(work, contractId)
    const lastDay = lastDayOf(contract)
    const first = await planOf(work, contract)
    const isSigned = held.moveOut.signedAt !== null
    const faults = missing({ ...wayBack, unsignedReason, noReturnReason }, { refund: first.refund, isBack, isSigned })
    if (faults.length > 0) throw fieldFaults(faults)
    await takeBackUnpaid(work, { chargeIds: await unpaidDeposits(work, contract), reason: 'تسوية الإخلاء: تأمين لم يُدفع' })
    await leaseIsCut(work, held.contract, { on: lastDay, reason: why })
    const before = await planOf(work, contract)
    for (const { id: chargeId, net } of before.over) await takeBackRent(work, { chargeId, net, reason: why })
    await demandDeductions(work, held, before)
    const plan = await planOf(work, contract)
    const { used, refund, left } = await payAll(work, held, { plan, before })
    const sums = { held: before.held, owed: left, used, refund, takenBack: first.takenBack, credited: first.credited, lastDay }
    const whyNot = { unsignedReason: unsignedReason ?? null, noReturnReason: isBack ? null : (noReturnReason ?? null) }
    const done = { ...sums, settledBy: work.actor.id, settledAt: work.now(), ...whyNot }
    await work.tx.updateTable('moveOuts').set(done).where('contractId', '=', contractId).execute()
    work.record(moveOutSettled, contractId, {
      ...held.told,
      held: before.held,
      used,
      refund,
      owed: left,
      lastDay,
      credited: first.credited,
    })
    if (refund > 0n) await askRefund(work, held, { id, depositId: before.deposit?.id ?? '', amount: refund, ...wayBack })
    return { id: contractId }
  },
})

/** The voucher was refused or cancelled: what is left is asked for anew. */
export const refundRest = command({
  name: 'properties.refund-rest',
  permission: may,
  input: RefundRestInput,
  async run(work, { id, contractId, ...wayBack }) {
    const held = await moveOutHeld(work, contractId, may)
    if (!held.moveOut.settledAt) throw new Refusal('properties.not-settled-yet', 'سوِّ الإخلاء أولًا. حدّث الصفحة.')
    const deposit = await depositOf(work, await contractOf(work, contractId))
    const free = deposit ? deposit.held - deposit.promised : 0n
    if (!deposit || free <= 0n) throw new Refusal('properties.nothing-to-refund', 'لا باقي من التأمين يُرد. حدّث الصفحة.')
    await askRefund(work, held, { id, depositId: deposit.id, amount: free, ...wayBack })
    return { id: contractId }
  },
})

const why = 'تسوية الإخلاء: بعد آخر يوم في العقد'

async function contractOf(work: Work, contractId: string) {
  const [contract] = await contractsNamed(work, [contractId])
  if (!contract) throw new Error('a lease without its contract')
  return contract
}

function mustBeOver({ contract }: Held) {
  if (!settlingStates.includes(contract.state))
    throw new Refusal('properties.not-over', 'تُسوّى بعد آخر يوم في العقد، أو بعد إنهائه مبكرًا.')
}

/** By a signed paper; only what was handed over by none may come back without one. */
async function isBackByPaper({ tx }: Work, { lease: { occupancyId } }: Held) {
  if (occupancyId && (await signedReturn(tx, occupancyId))) return true
  if (await isStillOut(tx, occupancyId)) throw new Refusal('properties.not-returned', 'لم تُعَد الوحدة بعد. وقّع محضر الإعادة أولًا.')
  return false
}

type WayBack = { goesBack: 'bank-transfer' | 'cash'; iban?: string | undefined; whyCash?: string | undefined }
type Said = WayBack & { unsignedReason: string | undefined; noReturnReason: string | undefined }

const noIban: Fault = ['iban', 'اكتب آيبان المستأجر الذي يُحوَّل إليه الباقي.']

const noReason: Fault = ['whyCash', 'اكتب لماذا يُردّ نقدًا، مثل: لا حساب بنكي له. يُطبع على السند.']

/** Told all at once, in the order of the form. */
const missing = (
  { goesBack, iban, whyCash, unsignedReason, noReturnReason }: Said,
  { refund, isBack, isSigned }: { refund: bigint; isBack: boolean; isSigned: boolean },
): Fault[] => [
  ...(refund > 0n && goesBack === 'bank-transfer' && !iban ? [noIban] : []),
  ...(refund > 0n && goesBack === 'cash' && !whyCash ? [noReason] : []),
  ...(isBack || noReturnReason
    ? []
    : [['noReturnReason', 'لا محضر إعادة لهذه الوحدة. اكتبه من صفحتها ووقّعه، أو اكتب لماذا تُسوّى بلا محضر.'] satisfies Fault]),
  ...(isSigned || unsignedReason
    ? []
    : [['unsignedReason', 'لم يوقّع المستأجر. خذ توقيعه، أو اكتب لماذا لم يوقّع.'] satisfies Fault]),
]

/** What was broken or left dirty is the owner's to be made good for. */
async function demandDeductions(work: Work, { contract, lease }: Held, { lines }: Plan) {
  if (lines.length === 0) return
  const today = dayOf(work.now())
  await raiseRent(work, {
    ...{ contractId: contract.id, partyId: contract.partyId, branchId: contract.branchId, mandateId: lease.mandateId ?? '' },
    ...{ resourceId: lease.unitId, dueOn: today, suppliedFrom: today, suppliedUntil: today },
    lines: lines.map(({ description, amount }) => ({ kind: 'rent-damage' as const, description, amount })),
    source: { kind: 'move-out', id: contract.id },
  })
}

type Both = { plan: Plan; before: Plan }

/** The oldest first, each with what proves it; the demands of the deductions come in the order of their lines. */
async function payAll(work: Work, { contract }: Held, { plan, before }: Both) {
  const { deposit, open, owed } = plan
  const isOurs = (source: string) => source === 'move-out'
  const proofs = new Map(
    open
      .filter(({ source }) => isOurs(source))
      .map(({ id, sourceId }) => [id, before.lines[placeIn(sourceId)]?.fileId ?? null] as const),
  )
  const all = owed - plan.undemanded
  if (!deposit || deposit.held === 0n) return { used: 0n, refund: 0n, left: all }
  const charges = open.map(({ id }) => ({ id, fileId: proofs.get(id) ?? null }))
  const used = await payFromDeposit(work, { depositId: deposit.id, reason: `تسوية إخلاء العقد ${contract.number}`, charges })
  return { used, refund: deposit.held - used, left: all - used }
}

/** The first line of a demand has its source alone, the next ones their place behind it. */
const placeIn = (sourceId: string) => Number(sourceId.split(':')[1] ?? '1') - 1

type Asked = WayBack & { id: string; depositId: string; amount: bigint }

async function askRefund(work: Work, { contract, told }: Held, { goesBack, iban, whyCash, ...asked }: Asked) {
  if (goesBack === 'bank-transfer' && !iban) throw fieldFault(...noIban)
  const way = goesBack === 'cash' ? { method: goesBack, why: whyCash ?? null } : { method: goesBack, iban: iban ?? '' }
  const purpose = `رد باقي تأمين العقد ${contract.number}`
  const { number } = await refundFromDeposit(work, { ...asked, ...way, purpose }, { method: 'goesBack', why: 'whyCash' })
  work.record(depositRefundAsked, contract.id, { ...told, refund: asked.amount, voucher: number })
}
