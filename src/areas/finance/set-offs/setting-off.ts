import { settleWhenEmpty } from '#areas/finance/deposits/release.ts'
import { type Charge, heldCharges } from '#areas/finance/invoices/charges.ts'
import { pay, release } from '#areas/finance/receipts/allocations.ts'
import { shareOf } from '#areas/finance/receipts/receipt.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials, least } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { type Lying, lyingIn, sumOf } from './pots.ts'
import type { SetOff } from './standing.ts'

/** As it was asked for, or not at all: where either side moved meanwhile, whoever agreed has agreed to something else. */
export async function setOff(work: Work, { id, partyId, depositId, settled, potSeen }: SetOff) {
  const debts = await debtsAsSeen(work, id)
  const lying = await lyingIn(work, { partyId, depositId, settled })
  if (sumOf(lying) < potSeen) throw moved(`كان لدينا له ${inRials(potSeen)} حين طُلبت المقاصة، وصار ${inRials(sumOf(lying))}`)
  for (const { charge, amount } of debts) {
    for (const allocationId of await payFrom(work, lying, { charge, amount }))
      await work.tx.insertInto('setOffAllocations').values({ setOffId: id, allocationId }).execute()
  }
  if (depositId) await settleWhenEmpty(work, depositId)
}

/** What moved is told up to an amount, whose «ر.ع.» ends the sentence. */
const moved = (what: string) => new Refusal('finance.set-off-moved', `${what} ارفض الطلب، ويُطلب من جديد.`)

async function debtsAsSeen(work: Work, setOffId: string) {
  const lines = await work.tx
    .selectFrom('setOffLines')
    .select(['chargeId', 'openSeen', 'amount'])
    .where('setOffId', '=', setOffId)
    .orderBy('place')
    .execute()
  const held = await heldCharges(
    work,
    lines.map(({ chargeId }) => chargeId),
  )
  return lines.flatMap(({ chargeId, openSeen, amount }) => {
    const charge = held.get(chargeId)
    if (!charge) return []
    const open = charge.openNet + charge.openVat
    if (open !== openSeen)
      throw moved(`كان المتبقي من «${charge.description}» ${inRials(openSeen)} حين طُلبت المقاصة، وصار ${inRials(open)}`)
    return [{ charge, amount }]
  })
}

/** The oldest money first, as far as it reaches; what a receipt gives is taken from what it has left. */
async function payFrom(work: Work, lying: Lying[], { charge, amount }: { charge: Charge; amount: bigint }) {
  let [owed, still] = [charge, amount]
  const paid: string[] = []
  for (const one of lying) {
    if (still === 0n) break
    if (one.left === 0n) continue
    const share = shareOf(owed, least(one.left, still))
    paid.push(await pay(work, { pot: one.pot, charge: owed, share }))
    one.left -= share.net + share.vat
    still -= share.net + share.vat
    owed = { ...owed, openNet: owed.openNet - share.net, openVat: owed.openVat - share.vat }
  }
  return paid
}

/** Both sides stand as they did before, but for what was undone since. */
export async function setBack(work: Work, { id, number }: SetOff, reason: string) {
  const rows = await work.tx.selectFrom('setOffAllocations').select('allocationId').where('setOffId', '=', id).execute()
  const ids = rows.map(({ allocationId }) => allocationId)
  await release(work, ids, cut(`عكس مقاصة ${number}: ${reason}`, 200))
}
