import { customersNamed } from '#areas/customers/public.ts'
import { mustBeInCoins, smallestCoin } from '#areas/finance/cash/coins.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { paymentReceived } from './facts.ts'
import { chosen, type Part, payAll } from './receiving.ts'
import { writeReceipt } from './writing.ts'

type AtDoor = {
  id: string
  partyId: string
  branchId: string
  phone: string
  courierId: string
  /** Of a card: as its slip says. Without one it is cash. */
  reference?: string | undefined
  charges: readonly { id: string; open: bigint }[]
}

/** What of a sum coins reach. */
export async function inCoins(asked: Parameters<typeof smallestCoin>[0], sum: bigint) {
  if (sum === 0n) return 0n
  const coin = await smallestCoin(asked)
  return sum - (sum % coin)
}

/** What somebody owes us is paid at their door: a courier has it, or the machine of the cards, and the paper says so. */
export async function receiveAtDoor(work: Work, { id, partyId, branchId, phone, courierId, reference, charges }: AtDoor) {
  const [party] = await customersNamed(work, [partyId])
  if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
  const sum = charges.reduce((total, { open }) => total + open, 0n)
  const amount = reference ? sum : await inCoins(work, sum)
  const mostShort = reference ? 0n : (await mustBeInCoins(work, amount)) - 1n
  const dues = charges.map(({ id: charge, open }, at) => ({ place: at + 1, charge, pay: open }))
  const paid = await chosen(work, { partyId, amount, dues, mostShort })
  const part: Part = reference
    ? { place: 1, method: 'card', amount, account: '1150', key: 'pos', reference, tendered: null }
    : { place: 1, method: 'courier', amount, account: '1115', key: courierId, reference: null, tendered: null }
  const words = [party.number, party.name, phone].join(' ')
  const about = { id, partyId, branchId, payer: party.name, amount, sessionId: null, note: null, words, paidAtOnce: paid.length }
  const { number } = await writeReceipt(work, { ...about, slipField: 'reference' }, [part])
  await payAll(work, { id, number, partyId }, paid)
  work.record(paymentReceived, id, { number, partyId, amount, paid: paid.length })
  return { number, amount }
}
