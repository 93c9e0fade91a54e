import { withdrawApproval } from '#areas/access/public.ts'
import { openSession } from '#areas/finance/cash/sessions.ts'
import { reverse } from '#areas/finance/ledger/books.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { payoutCancelled, payoutReversed } from '../facts.ts'
import { EndPayoutInput } from '../inputs.ts'
import { approvePayout, approvePayoutsOfDay } from '../payout-approval.ts'
import { drawnBack } from '../pots.ts'
import { mustBecome, payoutWithin, toldOf } from '../standing.ts'

/** Before anything was paid: the number stays, and says so. */
export const cancelPayout = command({
  name: 'finance.cancel-payout',
  permission: financePermissions.preparePayouts,
  input: EndPayoutInput,
  async run(work, { payoutId, reason }) {
    await payoutWithin(work, financePermissions.preparePayouts, payoutId)
    const ended = { endedBy: work.actor.id, endedAt: work.now(), endReason: reason }
    const payout = await mustBecome(work, payoutId, { step: 'cancel', status: 'cancelled', ...ended })
    for (const { action } of [approvePayout, approvePayoutsOfDay])
      await withdrawApproval(work, { action, subjectId: payoutId, note: reason })
    work.record(payoutCancelled, payoutId, { ...toldOf(payout), reason })
    return { id: payoutId, number: payout.number }
  },
})

/** The money is back where it was paid from, and what it was drawn from as it was before. */
export const reversePayout = command({
  name: 'finance.reverse-payout',
  permission: financePermissions.reversePayouts,
  input: EndPayoutInput,
  async run(work, { payoutId, reason }) {
    const { method } = await payoutWithin(work, financePermissions.reversePayouts, payoutId)
    if (method === 'online')
      throw new Refusal('finance.refund-stays', 'ردّ المزوّد المبلغ إلى العميل، فلا يُعكس. إن عاد إليكم فاقبضه بسند قبض.')
    const payment = await work.tx.selectFrom('payoutPayments').selectAll().where('payoutId', '=', payoutId).executeTakeFirst()
    if (!payment) throw new Refusal('finance.payout-unpaid', 'لم يُصرف هذا السند بعد. ألغِه بدل عكسه.')
    if (payment.sessionId && !(await openSession(work, payment.sessionId)))
      throw new Refusal('finance.session-closed', 'أُغلقت الوردية التي صُرف منها هذا النقد. سجّل عودته في «إن عاد المبلغ».')
    const payout = await mustBecome(work, payoutId, { step: 'reverse', status: 'reversed' })
    const back = await drawnBack(work, payment.journalId)
    const { number } = payout
    const memo = cut(`عكس ${number}: ${reason}`, 200)
    const { journalId } = await reverse(work, payment.journalId, { memo, sentBack: true })
    await back(journalId)
    const row = { payoutId, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
    await work.tx.insertInto('payoutReversals').values(row).execute()
    work.record(payoutReversed, payoutId, { ...toldOf(payout), reason })
    return { id: payoutId, number }
  },
})
