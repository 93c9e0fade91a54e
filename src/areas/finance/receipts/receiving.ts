import { recordsAsOne, recordsOf } from '#areas/customers/public.ts'
import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { cashSessionOf } from '#areas/finance/cash/sessions.ts'
import { type Charge, heldCharges } from '#areas/finance/invoices/charges.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { pay } from './allocations.ts'
import { receiptPot } from './pots.ts'
import { oldestFirst, type PaymentMethod, type Share, shareOf, type UnchosenWay } from './receipt.ts'
import { leftOut, type Payment, roundedOff } from './rounding.ts'

type Asked = {
  place: number
  method: PaymentMethod
  amount: bigint
  account?: string | undefined
  reference?: string | undefined
}
export type Part = {
  place: number
  method: PaymentMethod
  amount: bigint
  account: string
  key: string
  reference: string | null
  tendered: bigint | null
}

/** The machine of the counter: all cards settle with one provider. */
const machine = { account: '1150', key: 'pos' }

/** Where each part lands: cash in the box one keeps, which is held from here; a transfer in an account of the company's own. */
export async function landed(work: Work, asked: readonly (Asked & { tendered?: bigint | undefined })[]) {
  const session = asked.some(({ method }) => method === 'cash') ? await cashSessionOf(work) : null
  const accounts = await work.tx.selectFrom('companyBankAccounts').select(['id', 'heldFor']).where('active', '=', true).execute()
  const parts = asked.map(({ place, method, amount, account, reference = null, tendered = null }): Part => {
    const placed = {
      place,
      method,
      amount,
      reference: method === 'cash' ? null : reference,
      tendered: method === 'cash' ? tendered : null,
    }
    if (method === 'card') return { ...placed, ...machine }
    if (method === 'cash') return { ...placed, ...boxLeaf(session?.boxId ?? '') }
    const bank = accounts.find(({ id }) => id === account)
    if (!bank) throw fieldFault(`account${place}`, 'اختر الحساب الذي وصل إليه التحويل.')
    return { ...placed, ...bankLeaf(bank) }
  })
  return { session, parts }
}

export type Told = { place: number; charge: string; pay?: bigint | undefined }

type Choice = { partyId: string; amount: bigint; dues: readonly Told[]; rest?: UnchosenWay; mostShort?: bigint }

/** What the money pays: as it was told, or the oldest dues first, or nothing where it stays the payer's credit; cash, as near as coins come to it, which is `mostShort`. The charges are held from here. */
export async function chosen(work: Work, { mostShort = 0n, ...choice }: Choice): Promise<Payment[]> {
  return roundedOff(await paidBy(work, choice, mostShort), mostShort)
}

async function paidBy(work: Work, { partyId, amount, dues, rest = 'oldest' }: Choice, mostShort: bigint) {
  const told = dues.flatMap(({ place, charge, pay: sum }) => (sum ? [{ place, charge, sum }] : []))
  if (told.length === 0 && rest === 'credit') return []
  const ids = told.length > 0 ? told.map(({ charge }) => charge) : await openOf(work, partyId)
  const held = await heldCharges(work, ids)
  if (told.length === 0) {
    const inOrder = ids.flatMap((id) => held.get(id) ?? []).filter(({ openNet, openVat }) => openNet + openVat > 0n)
    return withCharges(oldestFirst(inOrder, amount), held)
  }
  const sum = told.reduce((total, one) => total + one.sum, 0n)
  const short = sum > amount ? sum - amount : 0n
  const reached = short === 0n ? told : short > mostShort ? null : leftOut(told, short, held)
  if (!reached) {
    throw fieldFault(`pay${told.at(-1)?.place}`, `المختار ${inRials(sum)} والمدفوع ${inRials(amount)} قلّل المختار أو زد المدفوع.`)
  }
  const records = await recordsAsOne(work, partyId)
  const shares = reached.map(({ place, charge: id, sum: paid }) => {
    const charge = held.get(id)
    if (!charge || !records.includes(charge.partyId))
      throw new Refusal('not-found', 'هذا المستحق ليس على هذا العميل. حدّث الصفحة.', 404)
    const open = charge.openNet + charge.openVat
    if (paid > open)
      throw fieldFault(`pay${place}`, open === 0n ? 'سُدّد هذا المستحق. حدّث الصفحة.' : `بقي منه ${inRials(open)} فقط.`)
    return shareOf(charge, paid)
  })
  return withCharges(shares, held)
}

/** What the money was meant for first, as far as that is still open, and the oldest dues with the rest. */
export async function meant(work: Work, { partyId, amount, dues }: { partyId: string; amount: bigint; dues: readonly string[] }) {
  const open = await openOf(work, partyId)
  const held = await heldCharges(work, open)
  const inOrder = [...open.filter((id) => dues.includes(id)), ...open.filter((id) => !dues.includes(id))]
  const charges = inOrder.flatMap((id) => held.get(id) ?? []).filter(({ openNet, openVat }) => openNet + openVat > 0n)
  return withCharges(oldestFirst(charges, amount), held)
}

const withCharges = (shares: readonly Share[], held: ReadonlyMap<string, Charge>) =>
  shares.flatMap((share) => {
    const charge = held.get(share.chargeId)
    return charge ? [{ charge, share }] : []
  })

async function openOf({ tx }: Work, partyId: string) {
  const rows = await tx
    .selectFrom('charges')
    .select('id')
    .where('partyId', 'in', recordsOf(partyId))
    .where(({ eb }) => eb(eb('openNet', '+', eb.ref('openVat')), '>', 0n))
    .orderBy('dueOn')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

type Receipt = { id: string; number: string; partyId: string }

export async function payAll(work: Work, receipt: Receipt, chosenOnes: readonly Payment[]) {
  for (const payment of chosenOnes) await pay(work, { pot: receiptPot(receipt), ...payment })
}
