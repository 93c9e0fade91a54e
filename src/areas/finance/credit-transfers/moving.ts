import { recordsAsOne } from '#areas/customers/public.ts'
import { post, reverse } from '#areas/finance/ledger/books.ts'
import { creditMoved } from '#areas/finance/ledger/posting-rules.ts'
import { heldReceipts } from '#areas/finance/receipts/allocations.ts'
import { freeCredit, freeIn, heldCredit, promisesOf } from '#areas/finance/receipts/credit.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { inRials, least } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { creditTransferSource } from './credit-transfer.ts'
import { creditTransferred } from './facts.ts'
import { type CreditTransfer, toldOf } from './standing.ts'

/** The oldest money first; of one whose record was merged, from where it lies. Held from here. */
async function drawnFrom(work: Work, { partyId, amount }: CreditTransfer) {
  let left = amount
  const drawn: { receiptId: string; partyId: string; amount: bigint }[] = []
  const credit = await heldCredit(work, partyId)
  const free = freeIn(credit, await promisesOf(work, partyId))
  if (free < amount)
    throw new Refusal(
      'finance.credit-used',
      `استُعمل رصيد العميل بعد طلب التحويل، وبقي منه ${inRials(free > 0n ? free : 0n)} ارفض هذا الطلب.`,
    )
  for (const { id: receiptId, partyId: whose, unused } of credit) {
    if (left === 0n) break
    const taken = least(left, unused)
    drawn.push({ receiptId, partyId: whose, amount: taken })
    left -= taken
  }
  return drawn
}

/** It is the other's credit from here, under the number of the transfer; `one` waits no more, so that it does not stand in its own way. */
export async function move(work: Work, one: CreditTransfer) {
  const { id, branchId, takerId, taker, amount, number, year, sequence, words } = one
  if ((await recordsAsOne(work, one.partyId)).includes(takerId))
    throw new Refusal('finance.transfer-to-oneself', 'دُمج سجلا الطرفين بعد طلب التحويل، فصارا عميلًا واحدًا. ارفض هذا الطلب.')
  const drawn = await drawnFrom(work, one)
  const day = dayOf(work.now())
  const { journalId } = await post(work, {
    source: { kind: creditTransferSource, id, purpose: 'move' },
    memo: cut(`تحويل رصيد من ${one.holder} إلى ${taker}`, 200),
    transfers: drawn.flatMap((part) => creditMoved(part.partyId, takerId, { amount: part.amount, branchId })),
  })
  const gave = drawn.map((part) => ({ receiptId: part.receiptId, kind: 'transferred' as const, amount: -part.amount, journalId }))
  await work.tx.insertInto('receiptMovements').values(gave).execute()
  const receiptId = work.newId()
  const taken = { receivedOn: day, receivedAt: work.now(), receivedBy: work.actor.id, sessionId: null, note: null }
  const said = {
    id: receiptId,
    kind: 'credit-transfer' as const,
    branchId,
    year,
    sequence,
    number,
    partyId: takerId,
    payer: taker,
  }
  await work.tx
    .insertInto('receipts')
    .values({ ...said, ...taken, amount, words, journalId, paidAtOnce: 0 })
    .execute()
  const way = { method: 'credit-transfer' as const, amount, account: '2160', key: one.partyId, reference: number, tendered: null }
  await work.tx
    .insertInto('receiptParts')
    .values({ ...way, id: work.newId(), receiptId, place: 1 })
    .execute()
  await work.tx.insertInto('receiptMovements').values({ receiptId, kind: 'received', amount, journalId }).execute()
  await work.tx.updateTable('creditTransfers').set({ journalId, receiptId }).where('id', '=', id).execute()
  work.record(creditTransferred, id, { ...toldOf(one), reason: one.reason })
}

/** As long as the other has used none of it and promised none: the same the other way round, and both have what they had. */
export async function moveBack(
  work: Work,
  { number, takerId, taker, amount, journalId, receiptId }: CreditTransfer,
  reason: string,
) {
  if (!journalId || !receiptId) throw new Error('a transfer that was done has its journal')
  const gave = await work.tx
    .selectFrom('receiptMovements')
    .select(['receiptId', 'amount'])
    .where('journalId', '=', journalId)
    .where('kind', '=', 'transferred')
    .execute()
  const held = await heldReceipts(work, [receiptId, ...gave.map((one) => one.receiptId)])
  if (held.get(receiptId)?.unused !== amount || (await freeCredit(work, takerId)) < amount)
    throw new Refusal('finance.transferred-credit-used', `استعمل ${taker} من هذا الرصيد أو وُعد به، فلا يُعكس التحويل.`)
  const { journalId: mirror } = await reverse(work, journalId, { memo: cut(`عكس ${number}: ${reason}`, 200) })
  const back = gave.map((one) => ({
    ...{ receiptId: one.receiptId, kind: 'transferred-back' as const },
    ...{ amount: -one.amount, journalId: mirror },
  }))
  await work.tx.insertInto('receiptMovements').values(back).execute()
  const left = { receiptId, kind: 'reversed' as const, amount: -amount, journalId: mirror }
  await work.tx.insertInto('receiptMovements').values(left).execute()
  const undone = { receiptId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId: mirror }
  await work.tx.insertInto('receiptReversals').values(undone).execute()
}
