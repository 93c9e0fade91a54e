import { occupy } from '#areas/calendar/public.ts'
import { giveRoles, isIdentified } from '#areas/customers/public.ts'
import {
  askDepositFor,
  chargeLettingFee,
  chargesOfContracts,
  depositNow,
  raiseRent,
  takeBackUnpaid,
} from '#areas/finance/public.ts'
import { addTask, dueBy, settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import type { HeldContract } from '#platform/contract-kind.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { daysAfter } from '#values/days.ts'
import { rounded, spread } from '#values/shares.ts'
import { cut } from '#values/text.ts'
import { owesAllAgain, owesUntil } from './after-notice.ts'
import { upTo } from './changes-of-term.ts'
import { handChequesBack } from './cheques-back.ts'
import { nobodyPaysTwice } from './days-paid-for.ts'
import { askHandBack } from './hand-back.ts'
import { sourceOf } from './instalments-now.ts'
import { handBackTask, noticeBy, registerTask, registerUntil, renewalTask } from './lease.ts'
import { instalmentsOf, leaseOf, writeInstalments } from './lease-held.ts'
import { mandateFor } from './mandate-of-lease.ts'
import { registerBy } from './registration.ts'
import { demandDue } from './rent-run.ts'
import { rentOn, scheduleOf, totalOf } from './schedule.ts'
import { nobodyMustStay } from './sitting-tenants.ts'
import { whyNoticeStands } from './staying.ts'
import { termsFault } from './terms.ts'
import { giveUnitUp, haveUnitUntil, leaveUnit, unitMustServe } from './unit-of-lease.ts'

type Held = Awaited<ReturnType<typeof leaseOf>>

/** In force: the unit is theirs in its calendar, the deposit is asked for, and the first instalment demanded. */
export async function leaseBegins(work: Work, contract: HeldContract, { on }: { on: string }) {
  const held = await leaseOf(work.tx, contract)
  const mandateId = await mandateFor(work, contract, { propertyId: held.lease.propertyId, on })
  await mustBeKnown(work, contract)
  await nobodyMustStay(work, contract)
  await giveRoles(work, contract.partyId, ['tenant'])
  const { lease, unit } = held
  await unitMustServe(work, lease.unitId)
  await giveUnitUp(work, lease)
  const { id: occupancyId } = await occupy(work, {
    ...{ resourceId: lease.unitId, kind: 'lease', from: contract.startsOn, until: contract.endsOn },
    ...{ partyId: contract.partyId, reason: `العقد ${contract.number}`, field: 'startsOn' },
  })
  await nobodyPaysTwice(work, { ...contract, unitId: lease.unitId })
  await work.tx.updateTable('leases').set({ mandateId, occupancyId }).where('contractId', '=', contract.id).execute()
  await askForDeposit(work, contract, { held, on, mandateId })
  await askToRegister(work, contract, { held, on })
  await chargeForLetting(work, contract, { mandateId, unit })
  await demandDue(work, { ...contract, unit, use: lease.use, unitId: lease.unitId, mandateId })
}

/** What we hold is ours to give back; what the owner holds is collected for them like what tenants owe them, and is no rent. */
async function askForDeposit(
  work: Work,
  contract: HeldContract,
  { held: { lease, unit }, on, mandateId }: { held: Held; on: string; mandateId: string },
) {
  if (lease.deposit <= 0n || contract.predecessorId) return
  const { id: contractId, partyId, branchId, startsOn, endsOn } = contract
  const dueOn = startsOn > on ? startsOn : on
  const { depositsHeldBy } = await work.tx
    .selectFrom('mandates')
    .select('depositsHeldBy')
    .where('contractId', '=', mandateId)
    .executeTakeFirstOrThrow()
  if (depositsHeldBy === 'company') {
    const asked = { contractId, partyId, branchId, line: 'rent' as const, contract: contract.number, thing: unit, dueOn }
    await askDepositFor(work, { ...asked, amount: lease.deposit })
    return
  }
  const line = { kind: 'owner-deposit' as const, amount: lease.deposit, description: `تأمين ${unit}، يحفظه المالك` }
  const days = { dueOn, suppliedFrom: startsOn, suppliedUntil: endsOn }
  const source = { kind: 'owner-deposit', id: contractId }
  await raiseRent(work, { contractId, partyId, branchId, mandateId, resourceId: lease.unitId, ...days, lines: [line], source })
}

/** Where the mandate says so; who stays on pays nobody for a letting. */
async function chargeForLetting(
  work: Work,
  { id, number, predecessorId }: HeldContract,
  { mandateId, unit }: { mandateId: string; unit: string },
) {
  const { lettingFee: amount } = await work.tx
    .selectFrom('mandates')
    .select('lettingFee')
    .where('contractId', '=', mandateId)
    .executeTakeFirstOrThrow()
  if (amount > 0n && !predecessorId)
    await chargeLettingFee(work, { id, mandateId, amount, description: `رسم تأجير ${unit}، العقد ${number}` })
}

/** Asked when it is sent for signature, and again when it is put in force. */
export async function mustBeKnown(work: Work, { partyId }: HeldContract) {
  if (!(await isIdentified(work, partyId)))
    throw new Refusal('properties.tenant-unknown', 'لا رقم مدني ولا جواز ولا سجل تجاري في ملف المستأجر. اكتبه في ملفه أولًا.')
}

/** By law within a month: after that the fine is thrice the fee. */
async function askToRegister(work: Work, contract: HeldContract, { held, on }: { held: Held; on: string }) {
  if (held.lease.registration !== 'not-registered') return
  const until = (await registerBy(work, contract.id)) ?? registerUntil(on)
  await addTask(work, {
    ...{ ...registerTask(contract.id), period: contract.id },
    title: `وثّق العقد ${contract.number} في البلدية قبل ${dayInWords(until)}`,
    ...{ details: held.unit, role: 'propertyOfficer', branchId: contract.branchId, dueAt: dueBy(until) },
  })
}

/** Before its time: the unit is free after that day, the future instalments nobody paid are owed no more, and the one that is cut is demanded shorter. */
export async function leaseIsCut(work: Work, contract: HeldContract, { on, reason }: { on: string; reason: string }) {
  const { lease, terms, unit } = await leaseOf(work.tx, contract)
  await leaveUnit(work, lease, on)
  const standing = await instalmentsOf(work.tx, contract.id)
  const charges = await chargesOfContracts(work, [contract.id])
  const chargeOf = (one: (typeof standing)[number]) => charges.find(({ sourceId }) => sourceId === sourceOf(contract.id, one).id)
  const isPaid = (one: (typeof standing)[number]) => {
    const charge = chargeOf(one)
    return charge !== undefined && charge.open < charge.net + charge.vat
  }
  const over = standing.filter((one) => one.until > on && !isPaid(one))
  await takeBackUnpaid(work, { chargeIds: over.flatMap((one) => chargeOf(one)?.id ?? []), reason })
  const whole = standing.filter((one) => !over.includes(one))
  const earned = totalOf(scheduleOf(upTo(terms, on))) - totalOf(whole)
  const cut = over.filter(({ from }) => from <= on).map((one) => ({ ...one, until: on, amount: earned > 0n ? earned : 0n }))
  await writeInstalments(work.tx, contract.id, [...whole, ...cut])
  await settleWhatWaits(work, contract.id)
  if (lease.mandateId)
    await demandDue(work, { ...contract, unit, use: lease.use, unitId: lease.unitId, mandateId: lease.mandateId })
  await handChequesBack(work, contract, { unit, what: 'المنتهي' })
}

/** The day after its last one: nothing of it stays in the calendar, and no cheque of it that pays nothing in the vault. */
export async function leaseIsOver(work: Work, contract: HeldContract, { on }: { on: string }) {
  const { lease, unit } = await leaseOf(work.tx, contract)
  await leaveUnit(work, lease, on)
  await settleWhatWaits(work, contract.id)
  await handChequesBack(work, contract, { unit, what: 'المنتهي' })
}

export async function settleWhatWaits(work: Work, contractId: string) {
  await settleTasks(work, registerTask(contractId))
  await settleTasks(work, renewalTask(contractId))
  await settleTasks(work, handBackTask(contractId))
}

type Notice = { on: string; lastDay: string; by: 'party' | 'company' | 'both' }

/** Notice was given: the unit is free for others after the last day, and somebody agrees with the tenant on when it is handed back. */
export async function unitComesBack(work: Work, contract: HeldContract, { on, lastDay, by }: Notice) {
  const { lease, unit } = await leaseOf(work.tx, contract)
  mustBeInTime({ ...contract, ...lease }, { on, by })
  await owesUntil(work, contract, lastDay)
  await haveUnitUntil(work, lease, lastDay)
  // Whoever leaves wishes to stay no more; should they think better of it, they ask anew.
  await work.tx.deleteFrom('leaseRenewalWishes').where('contractId', '=', contract.id).execute()
  await settleTasks(work, renewalTask(contract.id))
  await askHandBack(work, contract, { on, lastDay, unit })
}

/** So many days whoever looks after leases has to decide what follows. */
const decidedWithin = 3

/** Whoever was to leave stays: nobody looks at the unit, and somebody decides on the next term, as before the notice. */
export async function unitStays(work: Work, contract: HeldContract, { on }: { on: string }) {
  const { lease, unit } = await leaseOf(work.tx, contract)
  const why = await whyNoticeStands({ db: work.tx, now: work.now }, { ...lease, id: contract.id })
  if (why) throw new Refusal('properties.notice-stands', `${why}، فلا يُسحب الإخطار.`)
  await haveUnitUntil(work, lease, contract.endsOn)
  await owesAllAgain(work, contract)
  await settleTasks(work, handBackTask(contract.id))
  await addTask(work, {
    ...{ ...renewalTask(contract.id), period: work.newId(), role: 'propertyOfficer', branchId: contract.branchId },
    title: cut(`سُحب الإخطار بالإخلاء، والعقد ${contract.number} ينتهي في ${dayInWords(contract.endsOn)}: ${unit}`, 200),
    details: 'جدّده بعقد لاحق، أو أخطر بإنهائه في مهلته.',
    dueAt: dueBy(daysAfter(on, decidedWithin)),
  })
}

type GoingOn = Parameters<typeof noticeBy>[0]

/** After the last day of notice the law has renewed what goes on by itself: then the tenant alone can leave, with the company's consent. */
function mustBeInTime(lease: GoingOn, { on, by }: Omit<Notice, 'lastDay'>) {
  const last = noticeBy(lease)
  if (by !== 'company' || !lease.goesOn || on <= last) return
  throw fieldFault(
    'lastDay',
    `كان آخر يوم لإخطار الشركة ${dayInWords(last)}، فيتجدد العقد وحده بعد ${dayInWords(lease.endsOn)}. إن قبل المستأجر أن يُخلي فسجّل الإخطار منه.`,
  )
}

/** As long as the tenant owes anything the contract stays open. */
export async function mustBeSettled(work: Work, contract: HeldContract) {
  const open = (await chargesOfContracts(work, [contract.id])).filter((charge) => charge.open > 0n)
  if (open.length > 0) throw new Refusal('properties.not-settled', 'على المستأجر مستحقات مفتوحة لهذا العقد. حصّلها أو سوّها أولًا.')
  const deposit = await depositNow(work, [contract.id])
  if (deposit && deposit.held > 0n)
    throw new Refusal('properties.deposit-held', 'ما زال تأمين هذا العقد محفوظًا. سوِّ الإخلاء ورُدّ الباقي أولًا.')
}

/** The lease that follows begins with what was agreed before: its instalments are shares of its own value. */
export async function copyToNext(work: Work, contract: HeldContract, { successor }: { successor: HeldContract }) {
  const { lease, terms } = await leaseOf(work.tx, contract)
  const { number: _, kind: __, use: ___, propertyId: ____, property: _____, ...kept } = lease
  const next = {
    ...terms,
    from: successor.startsOn,
    until: successor.endsOn,
    rent: rentOn(terms, terms.until),
    free: [],
    steps: [],
  }
  const fault = termsFault(next)
  if (fault) throw fieldFault('endsOn', fault.why)
  const before = scheduleOf(next)
  const amounts = spread(
    successor.value,
    before.map(({ amount }) => amount),
  )
  const schedule = before.map((one, at) => ({ ...one, amount: amounts[at] ?? 0n }))
  const total = totalOf(before)
  await work.tx
    .insertInto('leases')
    .values({
      ...{ ...kept, contractId: successor.id, mandateId: null, occupancyId: null, version: 1 },
      ...{ endToldOn: null, endToldAgainOn: null, registerToldOn: null },
      ...{ registration: 'not-registered', registrationNumber: null, submittedOn: null, registeredOn: null, municipalFee: null },
      ...{ feePaidDirectly: false, registeredUntil: null, registrationRound: 1, registrationExcuse: null },
      rent: total > 0n ? rounded(next.rent * successor.value, total) : next.rent,
    })
    .execute()
  await writeInstalments(work.tx, successor.id, schedule)
  await settleTasks(work, renewalTask(contract.id))
}
