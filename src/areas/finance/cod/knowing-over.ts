import { customersNamed } from '#areas/customers/public.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { paymentReceived } from '#areas/finance/receipts/facts.ts'
import { chosen, payAll } from '#areas/finance/receipts/receiving.ts'
import { writeReceipt } from '#areas/finance/receipts/writing.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { mustBeNeither } from './custody-approval.ts'
import { overKnown } from './facts.ts'
import { courierCalled, heldHandOver } from './hand-over.ts'
import { overLeaf } from './rules.ts'

type Known = { id: string; handOverId: string; partyId: string; phone: string; reason: string }

/**
 * Whose money was too much at a hand-over is known: a receipt in their name, which pays their oldest dues; the rest is their credit. Whoever
 * carried it or counted it does not say so.
 */
export async function knowOver(work: Work, { id, handOverId, partyId, phone, reason }: Known) {
  const one = await heldHandOver(work, handOverId)
  mustReach(work.actor, financePermissions.settleCustody, { branchId: one.branchId })
  const before = await work.tx.selectFrom('receipts').select(['id', 'number']).where('id', '=', id).executeTakeFirst()
  if (before) {
    work.repeated()
    return before
  }
  mustBeNeither(work, one)
  const from = overLeaf(handOverId)
  const amount = one.status === 'settled' ? await balanceOf(work, from) : 0n
  if (amount <= 0n) throw new Refusal('finance.no-over', 'ليس في هذه العهدة زيادة ينتظر صاحبها. حدّث الصفحة.')
  const [party] = await customersNamed(work, [partyId])
  if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
  const paid = await chosen(work, { partyId, amount, dues: [] })
  const receipt = {
    ...{ id, partyId, branchId: one.branchId, payer: party.name, amount, sessionId: null, paidAtOnce: paid.length },
    ...{ note: `زيادة في العهدة ${one.number}: ${reason}`, words: [party.number, party.name, phone].join(' ') },
  }
  const part = { place: 1, method: 'courier' as const, amount, ...from, reference: null, tendered: null }
  const { number } = await writeReceipt(work, receipt, [part])
  await payAll(work, { id, number, partyId }, paid)
  work.record(paymentReceived, id, { number, partyId, amount, paid: paid.length })
  const courier = await courierCalled(work, one.courierId)
  work.record(overKnown, handOverId, { number: one.number, courier, whose: party.name, amount, receipt: number, reason })
  return { id, number }
}
