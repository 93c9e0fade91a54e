import { recordsOf } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { heldReceipts } from './allocations.ts'
import { chosen, payAll } from './receiving.ts'

/** Money that was paid before anything was due pays what is due now, the oldest money the oldest dues; says how much. */
export async function payFromCredit(work: Work, partyId: string) {
  const kept = await work.tx
    .selectFrom('receipts')
    .select(['id', 'unused'])
    .where('partyId', 'in', recordsOf(partyId))
    .where('unused', '>', 0n)
    .orderBy('receivedAt')
    .execute()
  let sum = 0n
  // The charges are held before the receipts, as everywhere.
  await chosen(work, { partyId, amount: kept.reduce((total, { unused }) => total + unused, 0n), dues: [] })
  const held = await heldReceipts(
    work,
    kept.map(({ id }) => id),
  )
  for (const { id } of kept) {
    const receipt = held.get(id)
    if (!receipt || receipt.unused === 0n) continue
    const paid = await chosen(work, { partyId, amount: receipt.unused, dues: [] })
    await payAll(work, receipt, paid)
    sum += paid.reduce((total, { share }) => total + share.net + share.vat, 0n)
  }
  if (sum === 0n) throw new Refusal('finance.nothing-to-allocate', 'لا رصيد دائن يُوزَّع، أو لا مستحق مفتوح. حدّث الصفحة.')
  return sum
}
