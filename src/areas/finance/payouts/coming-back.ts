import { openSession } from '#areas/finance/cash/sessions.ts'
import { bringBack } from '#areas/finance/ledger/books.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { payoutReversed } from './facts.ts'
import { drawnBack } from './pots.ts'
import { mustBecome, toldOf } from './standing.ts'

type Into = {
  reason: string
  leaf: { account: string; key: string }
  sessionId: string | null
  reference: string | null
}

/** Cash of a voucher is back after its box was counted: what it was drawn from is as it was, and the money lies where it was taken today. */
export async function comeBack(work: Work, payoutId: string, { reason, leaf, sessionId, reference }: Into) {
  const payment = await work.tx.selectFrom('payoutPayments').selectAll().where('payoutId', '=', payoutId).executeTakeFirst()
  if (!payment?.sessionId) throw new Refusal('finance.payout-not-in-cash', 'لم يُصرف هذا السند نقدًا من صندوق.')
  if (await openSession(work, payment.sessionId))
    throw new Refusal('finance.session-still-open', 'الوردية التي صُرف منها مفتوحة بعد، فيُعكس السند فيها.')
  const payout = await mustBecome(work, payoutId, { step: 'reverse', status: 'reversed' })
  const back = await drawnBack(work, payment.journalId)
  const { number } = payout
  const memo = cut(`عاد مبلغ ${number}: ${reason}`, 200)
  const { journalId } = await bringBack(work, payment.journalId, { into: leaf, memo })
  await back(journalId)
  const where = { ...leaf, sessionId, reference }
  await work.tx
    .insertInto('payoutReversals')
    .values({ payoutId, reason, ...where, reversedBy: work.actor.id, reversedAt: work.now(), journalId })
    .execute()
  work.record(payoutReversed, payoutId, { ...toldOf(payout), reason })
  return { id: payoutId, number }
}
