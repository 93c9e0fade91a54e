import { openSession } from '#areas/finance/cash/sessions.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { reverse } from '#areas/finance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { releaseReceipt } from '../allocations.ts'
import { receiptReversed } from '../facts.ts'
import { ReverseReceiptInput } from '../inputs.ts'

const may = financePermissions.reverseReceipts

/** A receipt that should not have been: what it paid is open again, and its money goes back the way it came. The paper stays, and says so. */
export const reverseReceipt = command({
  name: 'finance.reverse-receipt',
  permission: may,
  input: ReverseReceiptInput,
  async run(work, { receiptId, reason }) {
    const receipt = await work.tx.selectFrom('receipts').selectAll().where('id', '=', receiptId).executeTakeFirst()
    if (!receipt) throw new Refusal('not-found', 'لم نجد هذا السند.', 404)
    mustReach(work.actor, may, { branchId: receipt.branchId })
    if (receipt.sessionId) await mustBeOpen(work, receipt.sessionId)
    await releaseReceipt(work, receiptId, reason)
    const reversed = await work.tx.selectFrom('receiptReversals').select('receiptId').where('receiptId', '=', receiptId).execute()
    if (reversed.length > 0) throw new Refusal('finance.receipt-reversed-before', 'عُكس هذا السند من قبل. حدّث الصفحة.')

    await mustBeWhole(work, receiptId)
    const { journalId } = await reverse(work, receipt.journalId, { memo: `عكس ${receipt.number}: ${reason}`.slice(0, 200) })
    const { number, partyId, amount } = receipt
    await work.tx.insertInto('receiptMovements').values({ receiptId, kind: 'reversed', amount: -amount, journalId }).execute()
    await work.tx.deleteFrom('takenSlips').where('receiptId', '=', receiptId).execute()
    const row = { receiptId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
    await work.tx.insertInto('receiptReversals').values(row).execute()
    work.record(receiptReversed, receiptId, { number, partyId, amount, reason })
    return { id: receiptId, number }
  },
})

/**
 * Cash that was handed over is not in the box any more: it goes back by a voucher, not by a reversal. A count made before no longer
 * says what lies there.
 */
async function mustBeOpen(work: Pick<Work, 'tx'>, sessionId: string) {
  const session = await openSession(work, sessionId)
  if (!session) throw new Refusal('finance.session-closed', 'أُغلقت الوردية التي قُبض فيها هذا النقد، فلا يُعكس سنده.')
}

/** What went back to the customer by a payment voucher is not here to go back again. */
async function mustBeWhole({ tx }: Pick<Work, 'tx'>, receiptId: string) {
  const { amount, unused, number } = await tx
    .selectFrom('receipts')
    .select(['amount', 'unused', 'number'])
    .where('id', '=', receiptId)
    .executeTakeFirstOrThrow()
  if (unused < amount)
    throw new Refusal(
      'finance.receipt-refunded',
      `رُدّ من ${number} ${inRials(amount - unused)} بسند صرف، فلا يُعكس. اعكس سند الصرف أولًا.`,
    )
}
