import { setting } from '#areas/company/public.ts'
import { billsNow, invoicesNow, layOutForCustomer, spendForOwner, spendOurOwn, suppliersToChoose } from '#areas/finance/public.ts'
import { attachTo } from '#areas/records/public.ts'
import { settleTasks } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { municipalFeeCharged } from './facts.ts'
import { feeTask } from './lease.ts'
import type { leaseHeld } from './lease-held.ts'

type Held = Awaited<ReturnType<typeof leaseHeld>>
type Asked = { db: Ctx['db'] } | Pick<Work, 'tx'>

/** What was charged for the registration of a lease, the oldest first, and how each paper stands by now. */
export async function feesOf(asked: Asked, contractId: string) {
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('leaseFees')
    .selectAll()
    .where('contractId', '=', contractId)
    .orderBy('chargedAt')
    .execute()
  const papers = [
    ...(await invoicesNow(
      asked,
      rows.flatMap(({ invoiceId }) => invoiceId ?? []),
    )),
    ...(await billsNow(
      asked,
      rows.flatMap(({ billId }) => billId ?? []),
    )),
  ]
  return rows.map(({ invoiceId, billId, ...row }) => {
    const paper = papers.find(({ id }) => id === (invoiceId ?? billId))
    if (!paper) throw new Error(`a municipal fee without its paper: ${row.id}`)
    return { ...row, invoiceId, billId, number: paper.number, open: paper.open, isTakenBack: paper.isTakenBack }
  })
}
export type ShownFee = Awaited<ReturnType<typeof feesOf>>[number]

type Registered = { contractId: string; registrationRound: number }

/** The fee of this round that stands charged; of rounds before there may be others. */
export async function standingFee(asked: Asked, { contractId, registrationRound }: Registered) {
  const fees = await feesOf(asked, contractId)
  return fees.find(({ isTakenBack, round }) => !isTakenBack && round === registrationRound)
}

type Fee = { registration: string; on: string; amount: bigint; supplierId?: string | undefined; paper: readonly Upload[] }

/** What the municipality asks is charged to whoever bears it by the lease: once, until the paper of it is taken back. */
export async function chargeFee(work: Work, held: Held, fee: Fee) {
  const { contract, lease, unit } = held
  const standing = await standingFee(work, lease)
  if (standing) throw new Refusal('properties.fee-charged', `حُمّل رسم هذا العقد من قبل بالورقة ${standing.number}. حدّث الصفحة.`)
  const id = work.newId()
  const { number, invoiceId, billId } = await chargedTo[lease.feePaidBy](work, held, { id, ...fee })
  const { registrationRound: round } = lease
  const charged = { chargedBy: work.actor.id, chargedAt: work.now() }
  await work.tx
    .insertInto('leaseFees')
    .values({ id, contractId: contract.id, round, payer: lease.feePaidBy, amount: fee.amount, invoiceId, billId, ...charged })
    .execute()
  await settleTasks(work, feeTask(contract.id))
  work.record(municipalFeeCharged, contract.id, {
    ...{ number: contract.number, unit, amount: fee.amount, payer: lease.feePaidBy, paper: number },
  })
}

type Charged = { number: string; invoiceId: string | null; billId: string | null }

/** What we bear ourselves nobody else has paid. */
export function mustNotBeOurs({ feePaidBy }: Pick<Held['lease'], 'feePaidBy'>, way: string) {
  if (feePaidBy === 'company' && way === 'self')
    throw fieldFault('way', 'الرسم على الشركة. اختر أن يُسجَّل فاتورة عليها للبلدية، الآن أو لاحقًا.')
}

/** To whom it is paid. */
const municipalityOf = (work: Work) => setting(work, 'municipality')

/** Laid out in the tenant's name: a debit note without tax. */
async function toTenant(
  work: Work,
  { contract, lease }: Held,
  { id, registration, amount }: Fee & { id: string },
): Promise<Charged> {
  const { id: contractId, partyId, branchId } = contract
  const laid = { id, partyId, branchId, contractId, resourceId: lease.unitId, kind: 'municipal' as const, line: 'rent' as const }
  const about = { authority: await municipalityOf(work), reference: registration, amount, dueOn: dayOf(work.now()) }
  return { ...(await layOutForCustomer(work, { ...laid, ...about })), billId: null }
}

/** In the owner's name: owed to the municipality as to any supplier, and taken from what lies with us for the owner. */
async function toOwner(work: Work, held: Held, { id, paper, ...fee }: Fee & { id: string }): Promise<Charged> {
  const bill = billOf(work, held, { id, paper, ...fee })
  if (!held.lease.mandateId) throw new Error(`lease ${held.contract.number} is in force under no mandate`)
  await spendForOwner(work, { ...bill, mandateId: held.lease.mandateId })
  await attachTo(work, { kind: 'bill', recordId: id }, paper)
  return { number: bill.number, invoiceId: null, billId: id }
}

/** A cost of ours for letting, owed to the municipality as to any supplier. */
async function toCompany(work: Work, held: Held, fee: Fee & { id: string }): Promise<Charged> {
  const bill = billOf(work, held, fee)
  const { branchId } = held.contract
  await spendOurOwn(work, { ...bill, branchId, account: '6130', line: 'rent', paper: fee.paper })
  return { number: bill.number, invoiceId: null, billId: bill.id }
}

const chargedTo = { tenant: toTenant, owner: toOwner, company: toCompany }

/** What the municipality gave for it, as the paper of a supplier. */
function billOf(work: Work, { contract, unit }: Held, { id, paper, ...fee }: Fee & { id: string }) {
  const { registration: number, on: day, amount, supplierId } = fee
  if (!supplierId) throw fieldFault('supplierId', 'اختر البلدية من المورّدين. إن لم تكن بينهم فأضفها في «المالية».')
  if (paper.length === 0) throw fieldFault('paper', 'أرفق إيصال البلدية، صورة أو PDF.')
  const description = cut(`رسم توثيق العقد ${contract.number}، ${unit}`, 200)
  return { id, supplierId, number, day, dueOn: dayOf(work.now()), description, amount }
}

/** The suppliers to choose the municipality from, itself first where it is among them. */
export async function municipalities(ctx: Pick<Ctx, 'db'>) {
  const all = await suppliersToChoose(ctx)
  return all
    .toSorted((one, other) => Number(other.name.includes('بلدية')) - Number(one.name.includes('بلدية')))
    .map(({ id, name }) => [id, name] as const)
}
