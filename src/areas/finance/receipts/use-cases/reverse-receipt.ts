import { withdrawApproval } from '#areas/access/public.ts'
import { openSession } from '#areas/finance/cash/sessions.ts'
import { receiptReversed } from '#areas/finance/hooks.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { runHook } from '#platform/hook.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { correctionAction } from '../correction.ts'
import { ReverseReceiptInput } from '../inputs.ts'
import { mustBeReversible } from '../origin.ts'
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
    await mustBeReversible(work, receipt)
    if (receipt.sessionId) await mustBeOpen(work, receipt.sessionId)
    const reversed = await undoReceipt(work, receiptId, { reason })
    await runHook(work, receiptReversed, { ...reversed, reason })
    await withdrawApproval(work, { action: correctionAction, subjectId: receiptId, note: 'عُكس السند قبل البت في الطلب.' })
    return reversed
  },
})

/** Cash that was handed over is not in the box any more: it goes back by a request, out of the box of the day. */
async function mustBeOpen(work: Pick<Work, 'tx'>, sessionId: string) {
  const session = await openSession(work, sessionId)
  if (!session)
    throw new Refusal('finance.session-closed', 'أُغلقت الوردية التي قُبض فيها هذا النقد. اطلب عكسه من صفحته، ليُردّ من صندوق اليوم.')
}
