import { onceFor } from '#areas/finance/once.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials, least } from '#values/money.ts'
import { pay } from './allocations.ts'
import { freeIn, heldCredit, promisesOf } from './credit.ts'
import { receiptPot } from './pots.ts'
import { chosen, type Told } from './receiving.ts'

type Using = {
  partyId: string
  /** What is to be paid; the oldest dues where nothing is said. */
  dues?: readonly Told[]
  /** Of one receipt alone, else the oldest money first. */
  receiptId?: string
  /** What whoever presses saw of it. */
  seen?: bigint | undefined
  formId?: string | null
}

/**
 * Money that was paid before anything was due pays what is due now, as far as it reaches; says how much. What waits to go back to the
 * customer, or elsewhere, is promised and pays nothing.
 */
export async function payFromCredit(work: Work, { partyId, dues = [], receiptId, seen, formId = null }: Using) {
  const told = dues.flatMap(({ place, charge, pay: sum = 0n }) => (sum > 0n ? [{ place, charge, pay: sum }] : []))
  // The charges are held before the receipts, as everywhere.
  await chosen(work, { partyId, amount: sumOf(told), dues: told })
  const { lying, free } = await freeOf(work, partyId, receiptId)
  if (seen !== undefined && seen !== free)
    throw new Refusal('finance.credit-changed', `تغيّر الرصيد بعد أن فُتحت الصفحة، فهو ${inRials(free)} الآن. حدّث الصفحة.`)
  const planned = await chosen(work, { partyId, amount: free, dues: split(told, free).reached })
  let still = planned.map(({ charge: { id: charge }, share }, index) => ({
    place: index + 1,
    charge,
    pay: share.net + share.vat,
  }))
  const sum = sumOf(still)
  if (sum === 0n) throw new Refusal('finance.nothing-to-allocate', 'لا رصيد دائن يُوزَّع، أو لا مستحق مفتوح. حدّث الصفحة.')
  for (const { unused, ...receipt } of lying) {
    const { reached, beyond } = split(still, unused)
    if (reached.length === 0) break
    const pot = receiptPot(receipt)
    for (const payment of await chosen(work, { partyId, amount: unused, dues: reached }))
      await pay(work, { pot, ...payment, formId })
    still = beyond
  }
  return sum
}

/** Where the credit lies, held until the transaction ends, and how much of it goes nowhere else yet. */
async function freeOf(work: Work, partyId: string, receiptId: string | undefined) {
  const credit = await heldCredit(work, partyId)
  const free = freeIn(credit, await promisesOf(work, partyId))
  const lying = receiptId ? credit.filter(({ id }) => id === receiptId) : credit
  if (free <= 0n && credit.length > 0)
    throw new Refusal('finance.credit-promised', 'ما بقي من الرصيد في طلب رد أو تحويل أو مقاصة لم يتم، فلا يُسدَّد منه.')
  return { lying, free: least(unusedOf(lying), free) }
}

const unusedOf = (credit: readonly { unused: bigint }[]) => credit.reduce((sum, { unused }) => sum + unused, 0n)

type Part = { place: number; charge: string; pay: bigint }
const sumOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.pay, 0n)

/** What so much reaches of these, in their order, and what is left of them. */
function split(parts: readonly Part[], amount: bigint) {
  const [reached, beyond]: [Part[], Part[]] = [[], []]
  let left = amount
  for (const part of parts) {
    const paid = least(part.pay, left)
    left -= paid
    if (paid > 0n) reached.push({ ...part, pay: paid })
    if (paid < part.pay) beyond.push({ ...part, pay: part.pay - paid })
  }
  return { reached, beyond }
}

type Pressed = { formId: string; dues?: readonly Told[]; seen?: bigint | undefined }

/** Of two presses of one form the second finds what the first paid; one that was gone back to and says something else is told. */
export async function paidBefore(work: Work, { formId, dues = [], seen }: Pressed) {
  await onceFor(work, formId)
  const rows = await work.tx
    .selectFrom('allocations')
    .select(['net', 'vat'])
    .where('formId', '=', formId)
    .where('takesBack', 'is', null)
    .execute()
  if (rows.length === 0) return null
  const amount = rows.reduce((sum, { net, vat }) => sum + net + vat, 0n)
  const told = dues.reduce((sum, due) => sum + (due.pay ?? 0n), 0n)
  if (told > 0n && least(told, seen ?? told) !== amount)
    throw new Refusal('finance.form-used', `سُدّد ${inRials(amount)} بهذا النموذج بغير ما فيه الآن. حدّث الصفحة.`)
  work.repeated()
  return { amount }
}
