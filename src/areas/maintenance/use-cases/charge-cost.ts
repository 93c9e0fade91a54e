import { chargeCustomer, invoicesNow, ownBillsToChoose, spendForOwner } from '#areas/finance/public.ts'
import { attachTo } from '#areas/records/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { completionsOf } from '../completions.ts'
import { repairCharged } from '../cost-facts.ts'
import { ChargeOwnerInput, ChargeTenantInput, KeepCostInput } from '../cost-inputs.ts'
import { chargedToOwner, costsOf, isDone } from '../costs.ts'
import { beyond, mostToSpend, reading } from '../expenses.ts'
import { maintainedAs } from '../maintained.ts'
import { maintenancePermissions } from '../permissions.ts'
import { type HeldRequest, requestToChange, told } from '../reached.ts'
import { type Payer, payers, requestNumber } from '../request.ts'

const { chargeMaintenance } = maintenancePermissions

/** The company mended what the tenant answers for: its own invoice with its tax. */
export const chargeTenant = command({
  name: 'properties.charge-repair-to-tenant',
  permission: chargeMaintenance,
  input: ChargeTenantInput,
  async run(work, { id, requestId, completionId, amount, description, dueOn }) {
    const one = await toCharge(work, { id, requestId, completionId, payer: 'tenant' })
    if (!one) return { id: requestId }
    const { partyId, branchId } = one
    if (!partyId) throw new Refusal('properties.nobody-to-charge', 'لم يكن في الوحدة مستأجر عند البلاغ. غيّر من يتحمله.')
    const today = dayOf(work.now())
    if (dueOn < today) throw fieldFault('dueOn', 'يوم الاستحقاق اليوم أو بعده.')
    const line = { kind: 'unit-repair' as const, description, quantity: 1000, unitPrice: amount, discount: 0n }
    const dates = { suppliedFrom: dayOf(one.completion.doneAt), suppliedUntil: dayOf(one.completion.doneAt), dueOn }
    const { invoiceId } = await chargeCustomer(work, { id, partyId, branchId, ...dates, lines: [line] })
    const [paper] = await invoicesNow(work, [invoiceId])
    return write(work, one, { id, amount, invoiceId, billId: null, paper: paper?.number ?? '' })
  },
})

/** A supplier mended it in the owner's name: his bill is paid from what lies with us for the owner, within what was agreed to. */
export const chargeOwner = command({
  name: 'properties.charge-repair-to-owner',
  permission: chargeMaintenance,
  input: ChargeOwnerInput,
  async run(work, { id, requestId, completionId, amount, paper: files, ...paper }) {
    const one = await toCharge(work, { id, requestId, completionId, payer: 'owner' })
    if (!one) return { id: requestId }
    if (files.length === 0) throw fieldFault('paper', 'أرفق فاتورة المورّد، صورة أو PDF.')
    const today = dayOf(work.now())
    if (paper.day > today) throw fieldFault('day', 'هذا اليوم لم يأتِ بعد. راجع تاريخ الفاتورة.')
    const most = await mostToSpend(reading(work), { ...one, payer: 'owner' })
    if (most !== null && amount + one.spent > most) throw fieldFault('amount', beyond(most, work))
    const mandateId = await maintainedAs(work, one.siteKind).pool(work, one.siteId)
    const { title, where } = told(one, one.state)
    const description = cut(`${title}، ${where}، ${requestNumber(one.sequence)}`, 200)
    await spendForOwner(work, { id, mandateId, amount, description, ...paper })
    await attachTo(work, { kind: 'bill', recordId: id }, files)
    return write(work, one, { id, amount, invoiceId: null, billId: id, paper: paper.number })
  },
})

/** It stays with the company: one of its own bills says what it was for. */
export const keepCost = command({
  name: 'properties.keep-repair-cost',
  permission: chargeMaintenance,
  input: KeepCostInput,
  async run(work, { id, requestId, completionId, amount, billId }) {
    const one = await toCharge(work, { id, requestId, completionId, payer: 'company' })
    if (!one) return { id: requestId }
    const bill = (await ownBillsToChoose(work, one.supplierId)).find((each) => each.id === billId)
    if (!bill) throw fieldFault('billId', 'اختر الفاتورة من القائمة.')
    if (amount > bill.total) throw fieldFault('amount', `الفاتورة كلها ${inRials(bill.total)} فقط.`)
    return write(work, one, { id, amount, invoiceId: null, billId, paper: bill.number })
  },
})

type Charging = { id: string; requestId: string; completionId: string; payer: Payer }

/** The request, held, and one of the times it was done: to be paid by them, and charged to nobody yet. Null where this very form was sent before. */
async function toCharge(work: Work, { id, requestId, completionId, payer }: Charging) {
  const one = await requestToChange(work, requestId, chargeMaintenance)
  const before = await costsOf(work, [requestId])
  if (before.some((cost) => cost.id === id)) {
    work.repeated()
    return null
  }
  const completion = (await completionsOf(work.tx, [requestId])).find((each) => each.id === completionId)
  if (!completion || !isDone(one.state)) throw new Refusal('properties.not-done', 'تُحمَّل التكلفة بعد إنجاز الصيانة. حدّث الصفحة.')
  if (completion.payer !== payer) throw new Refusal('properties.other-payer', `يتحمله ${payers[completion.payer]}. حدّث الصفحة.`)
  const standing = before.find((cost) => cost.completionId === completionId && !cost.isTakenBack)
  if (standing)
    throw new Refusal('properties.charged-before', `حُمّلت تكلفة هذا البلاغ من قبل بالورقة ${standing.number}. حدّث الصفحة.`)
  return { ...one, completion, spent: chargedToOwner(before) }
}

type Charged = { id: string; amount: bigint; invoiceId: string | null; billId: string | null; paper: string }

async function write(work: Work, one: HeldRequest & { completion: { id: string; payer: Payer } }, { paper, ...cost }: Charged) {
  const { id: completionId, payer } = one.completion
  await work.tx
    .insertInto('maintenanceCosts')
    .values({ ...cost, requestId: one.id, completionId, payer, chargedBy: work.actor.id, chargedAt: work.now() })
    .execute()
  const { number, where, title, partyId } = told(one, one.state)
  work.record(repairCharged, one.id, { number, where, title, amount: cost.amount, payer, paper, partyId })
  return { id: one.id }
}
