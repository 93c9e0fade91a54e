import { mustBeUnsettled } from '#areas/finance/bank/seen.ts'
import { openSession } from '#areas/finance/cash/sessions.ts'
import { mustNotBeOpened } from '#areas/finance/openings/opened.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { ReverseReceiptInput } from '../inputs.ts'
import { mustNotBeOnline, proofWaitsAgain } from '../origin.ts'
import { undoReceipt } from '../undoing.ts'

const may = financePermissions.reverseReceipts

/** A receipt that should not have been: what it paid is open again, and its money goes back the way it came. The paper stays, and says so. */
export const reverseReceipt = command({
  name: 'finance.reverse-receipt',
  permission: may,
  input: ReverseReceiptInput,
  async run(work, { receiptId, reason }) {
    const receipt = await work.tx.selectFrom('receipts').selectAll().where('id', '=', receiptId).executeTakeFirst()
    mustReach(work.actor, may, receipt)
    await mustNotBeOpened(work, receiptId)
    if (receipt.kind === 'credit-transfer')
      throw new Refusal('finance.receipt-of-transfer', 'هذا رصيد محوّل من عميل آخر. اعكس التحويل نفسه.')
    await mustNotBeOnline(work, receiptId)
    await mustBeUnsettled(work, receiptId)
    if (receipt.sessionId) await mustBeOpen(work, receipt.sessionId)
    const ofCheque = await work.tx.selectFrom('cheques').select('id').where('receiptId', '=', receiptId).executeTakeFirst()
    if (ofCheque) throw new Refusal('finance.receipt-of-cheque', 'هذا سند شيك حُصّل. ألغِ تحصيله من صفحة الشيك، فيُعكس سنده معه.')
    const reversed = await undoReceipt(work, receiptId, { reason })
    await proofWaitsAgain(work, reversed, reason)
    return reversed
  },
})

/**
 * Cash that was handed over is not in the box any more: it goes back by a voucher, not by a reversal. A count made before no longer
 * says what lies there.
 */
async function mustBeOpen(work: Pick<Work, 'tx'>, sessionId: string) {
  const session = await openSession(work, sessionId)
  if (!session)
    throw new Refusal('finance.session-closed', 'أُغلقت الوردية التي قُبض فيها هذا النقد، فلا يُعكس سنده. ردّ المبلغ بسند صرف.')
}
