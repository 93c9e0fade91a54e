import { chargesOfContracts, depositNow, invoicesNow, takeBackLease } from '#areas/finance/public.ts'
import { sheetsOfStay } from '#areas/handovers/public.ts'
import { unitSheet } from '#areas/properties/inspections/unit-sheet.ts'
import { addTask, dueBy, settleTasks } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { ContractKind, HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { howMany } from '#values/plural.ts'
import { cut } from '#values/text.ts'
import { settleWhatWaits } from './activating.ts'
import { chequesInHandFor, handChequesBack } from './cheques-back.ts'
import { feeTask, unregisterTask } from './lease.ts'
import { leaseOf } from './lease-held.ts'
import { feesOf } from './municipal-fee.ts'
import { leaveUnit } from './unit-of-lease.ts'

type Asked = { db: Ctx['db'] | Work['tx'] }
type Lease = Pick<HeldContract, 'id'>

/** A lease in force whose first day has not come is called off as long as nobody has the unit by it. */
export const leaseCalledOff: NonNullable<ContractKind['callOff']> = { whyNot, says, does }

async function whyNot({ db }: Asked, { id }: Lease) {
  const lease = await db.selectFrom('leases').select('occupancyId').where('contractId', '=', id).executeTakeFirst()
  const sheets = lease?.occupancyId ? await sheetsOfStay({ db }, unitSheet, lease.occupancyId) : []
  return sheets.some(({ kind, status }) => kind === 'handover' && status === 'signed')
    ? 'سُلّمت الوحدة بمحضر تسليم، فلا يُلغى العقد. أنهِه مبكرًا بعد أول يوم فيه.'
    : null
}

const asked: readonly string[] = ['rent', 'owner-deposit']

/** What comes of it, for whoever agrees. */
async function says(ctx: Pick<Ctx, 'db'>, { id }: Lease) {
  const [charges, deposit, cheques] = [
    await chargesOfContracts(ctx, [id]),
    await depositNow(ctx, [id]),
    await chequesInHandFor(ctx, id),
  ]
  const demanded = charges.filter(({ kind }) => asked.includes(kind))
  const left = demanded.reduce((sum, { net, vat, credited }) => sum + net + vat - credited, 0n)
  const open = demanded.reduce((sum, charge) => sum + charge.open, 0n)
  const unpaid = charges.reduce((sum, { kind, open: due }) => (kind === 'deposit' ? sum + due : sum), 0n)
  const [[fee], there] = [await invoicesNow(ctx, [id]), await toUndoThere(ctx, id)]
  const laidOut = (await feesOf(ctx, id)).filter(({ isTakenBack }) => !isTakenBack)
  return [
    { question: 'مستحقات تُلغى بإشعارات دائنة', answer: inRials(left) },
    { question: 'دُفع منها ويبقى رصيدًا للمستأجر', answer: inRials(left - open) },
    { question: 'تأمين محفوظ يُردّ بسند صرف', answer: inRials(deposit?.held ?? 0n) },
    { question: 'تأمين لم يُدفع، فلا يُطلب', answer: inRials(unpaid) },
    { question: 'شيكات في الحافظة تُعاد إليه', answer: cheques.length > 0 ? howMany(cheques.length, 'cheque') : 'لا شيكات' },
    ...(fee && !fee.isTakenBack ? [{ question: 'رسم التأجير على المالك', answer: `تُلغى فاتورته ${fee.number}` }] : []),
    ...laidOut.map(({ number, amount }) => ({
      question: 'رسم البلدية',
      answer: `يبقى محمّلًا بالورقة ${number}، ${inRials(amount)}`,
    })),
    ...(there ? [{ question: 'مهمة لمسؤول العقارات', answer: there }] : []),
  ]
}

/** What the municipality has of it is not ours to take back: where it lies there, what is to be done about it. */
async function toUndoThere({ db }: Asked, id: string) {
  const lease = await db
    .selectFrom('leases')
    .select(['registration', 'registrationNumber'])
    .where('contractId', '=', id)
    .executeTakeFirst()
  if (lease?.registration === 'submitted') return 'اسحبه من التوثيق لدى البلدية'
  return lease?.registration === 'registered' ? `ألغِ توثيقه ${lease.registrationNumber} لدى البلدية` : null
}

/** The unit is free, nothing is asked for any more, and what was given for it goes back. */
async function does(work: Work, contract: HeldContract, { reason }: { reason: string }) {
  const { lease, unit } = await leaseOf(work.tx, contract)
  await leaveUnit(work, lease)
  // Asked again once its days are ours: whoever handed it over a moment ago was first.
  const why = await whyNot({ db: work.tx }, contract)
  if (why) throw new Refusal('properties.handed-over', why)
  await work.tx.deleteFrom('leaseInstalments').where('contractId', '=', contract.id).where('demandedOn', 'is', null).execute()
  await takeBackLease(work, {
    contractId: contract.id,
    mandateId: lease.mandateId,
    reason: cut(`أُلغي العقد قبل أن يبدأ: ${reason}`, 200),
  })
  await settleWhatWaits(work, contract.id)
  await settleTasks(work, feeTask(contract.id))
  await handChequesBack(work, contract, { unit, what: 'الملغى' })
  await undoThere(work, contract, unit)
}

async function undoThere(work: Work, { id, number, branchId }: HeldContract, unit: string) {
  const there = await toUndoThere({ db: work.tx }, id)
  if (!there) return
  await addTask(work, {
    ...{ ...unregisterTask(id), period: id, role: 'propertyOfficer', branchId, dueAt: dueBy(dayOf(work.now())) },
    ...{ title: cut(`أُلغي العقد ${number}: ${there}`, 200), details: unit },
  })
}
