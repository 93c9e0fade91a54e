import { boxLeaf } from '#areas/finance/cash/cash.ts'
import { heldSettledBy } from '#areas/finance/cheques/settled-by.ts'
import { unsettle } from '#areas/finance/cheques/unsettling.ts'
import { bringBack, reverse } from '#areas/finance/ledger/books.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { releaseReceipt } from './allocations.ts'
import { receiptReversed } from './facts.ts'

/** `boxId` is the box out of which cash of a closed shift goes back today. */
type Why = { reason: string; cheque?: string; boxId?: string | null }

/** What a receipt paid is open again, cheques it settled are owed, and its money goes back the way it came. The paper stays, and says so. */
export async function undoReceipt(work: Work, receiptId: string, { reason, cheque, boxId = null }: Why) {
  const receipt = await work.tx.selectFrom('receipts').selectAll().where('id', '=', receiptId).executeTakeFirstOrThrow()
  const cheques = await heldSettledBy(work, receipt)
  await releaseReceipt(work, receiptId, reason)
  const reversed = await work.tx.selectFrom('receiptReversals').select('receiptId').where('receiptId', '=', receiptId).execute()
  if (reversed.length > 0) throw new Refusal('finance.receipt-reversed-before', 'عُكس هذا السند من قبل. حدّث الصفحة.')

  await mustBeWhole(work, receiptId)
  const memo = cut(`عكس ${receipt.number}: ${reason}`, 200)
  const { journalId } = boxId
    ? await bringBack(work, receipt.journalId, { into: boxLeaf(boxId), memo })
    : await reverse(work, receipt.journalId, { memo })
  const { number, partyId, amount } = receipt
  await work.tx.insertInto('receiptMovements').values({ receiptId, kind: 'reversed', amount: -amount, journalId }).execute()
  await work.tx.deleteFrom('takenSlips').where('receiptId', '=', receiptId).execute()
  const row = { receiptId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId, boxId }
  await work.tx.insertInto('receiptReversals').values(row).execute()
  await unsettle(work, cheques, { ...receipt, reason })
  work.record(receiptReversed, receiptId, { number, partyId, amount, reason, ...(cheque && { cheque }) })
  return { id: receiptId, number, cheques: cheques.map((cheque) => cheque.number) }
}

/** What went back to the customer by a payment voucher, or to another by a transfer, is not here to go back again. */
async function mustBeWhole({ tx }: Pick<Work, 'tx'>, receiptId: string) {
  const { amount, unused, number } = await tx
    .selectFrom('receipts')
    .select(['amount', 'unused', 'number'])
    .where('id', '=', receiptId)
    .executeTakeFirstOrThrow()
  if (unused < amount)
    throw new Refusal(
      'finance.receipt-refunded',
      `رُدّ من ${number} ${inRials(amount - unused)} بسند صرف أو حُوّل إلى عميل آخر، فلا يُعكس. اعكس السند أو التحويل أولًا.`,
    )
}
