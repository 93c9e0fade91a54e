import { z } from 'zod'
import { providerKinds } from '#areas/finance/ledger/provider-kinds.ts'
import { payoutRejected, payoutUnsent } from '#areas/finance/payouts/facts.ts'
import { pay } from '#areas/finance/payouts/paying.ts'
import { mustBecome, type Payout, payoutWithin, toldOf } from '#areas/finance/payouts/standing.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { releaseReceipt } from '#areas/finance/receipts/allocations.ts'
import { theHouseItself } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { DecideRefundInput } from '../inputs.ts'
import { heldPayment } from '../settling.ts'

const may = financePermissions.transferPayouts
const Answer = z.union([
  z.object({ refundId: z.string() }),
  z.object({ refused: z.enum(['before', 'not-theirs', 'no']), code: z.number() }),
])

/** What the provider answers becomes what it is. However often: the money went back once, or it did not. */
export const settleOnlineRefund = command({
  name: 'finance.settle-online-refund',
  permission: may,
  input: z.object({ payoutId: z.uuid(), answer: Answer }),
  async run(work, { payoutId, answer }) {
    const payout = await heldPayout(work, payoutId)
    if (payout?.status !== 'sending') return work.repeated()
    if ('refundId' in answer) await wentBack(work, payout, answer.refundId)
    else await refused(work, payout, answer)
  },
})

/** Nobody heard an answer: somebody has looked at the provider's own, and says what is so there. */
export const decideRefund = command({
  name: 'finance.decide-online-refund',
  permission: may,
  input: DecideRefundInput,
  async run(work, { payoutId, found, reference = null }) {
    await payoutWithin(work, may, payoutId)
    const payout = await heldPayout(work, payoutId)
    const sent = await work.tx.selectFrom('onlineRefunds').select('problem').where('payoutId', '=', payoutId).executeTakeFirst()
    if (payout?.status !== 'sending' || !sent?.problem)
      throw new Refusal('finance.refund-not-unheard', 'جواب المزوّد معروف أو في الطريق. حدّث الصفحة بعد لحظات.')
    if (found === 'back' && reference) await wentBack(work, payout, reference)
    else await mayGoAgain(work, payout)
    return { id: payoutId, number: payout.number }
  },
})

/** Held until the transaction ends, after the payment it is of: whoever comes with the same answer waits. */
async function heldPayout(work: Work, payoutId: string) {
  const payout = await work.tx.selectFrom('payouts').select('onlinePaymentId').where('id', '=', payoutId).executeTakeFirst()
  if (!payout?.onlinePaymentId) throw new Refusal('finance.payout-by-hand', 'لا يُصرف هذا السند عبر مزوّد الدفع.')
  await heldPayment(work, payout.onlinePaymentId)
  return await work.tx.selectFrom('payouts').selectAll().where('id', '=', payoutId).forUpdate().executeTakeFirst()
}

async function wentBack(work: Work, payout: Payout, reference: string) {
  const { id, onlinePaymentId, amount, number } = payout
  const payment = await heldPayment(work, onlinePaymentId ?? '')
  const sent = await work.tx.selectFrom('onlineRefunds').select('sentBy').where('payoutId', '=', id).executeTakeFirstOrThrow()
  if (!payment) throw new Error('a refund of no payment')
  const receipt = await work.tx.selectFrom('receipts').select('unused').where('id', '=', payment.id).executeTakeFirst()
  // It is gone, whatever was paid with it meanwhile: what that was is open again.
  if ((receipt?.unused ?? 0n) < amount) await releaseReceipt(work, payment.id, `ردّ المزوّد المبلغ بسند الصرف ${number}`)
  const leaf = { account: '1150', key: payment.provider }
  const by = { sessionId: null, reference, paidBy: sent.sentBy }
  await pay(work, id, { step: 'answer', leaf, name: providerKinds[payment.provider], ...by })
}

const whyRefused = {
  before: 'رُدّت هذه العملية عند المزوّد من قبل.',
  'not-theirs': 'لا يعرف المزوّد دفعة بهذا المرجع.',
  no: 'لا يردّ المزوّد هذه العملية.',
} as const

async function refused(work: Work, { id }: Payout, { refused: why, code }: { refused: keyof typeof whyRefused; code: number }) {
  const reason = `${whyRefused[why]} جوابه ${code}. ردّ المبلغ تحويلًا أو نقدًا بسند آخر.`
  const ended = { endedBy: theHouseItself.id, endedAt: work.now(), endReason: reason }
  const payout = await mustBecome(work, id, { step: 'answer', status: 'rejected', ...ended })
  await work.tx.updateTable('onlineRefunds').set({ refused: true, problem: null }).where('payoutId', '=', id).execute()
  work.record(payoutRejected, id, { ...toldOf(payout), reason })
}

/** Nothing went back there: the voucher is where it was before it was sent. */
async function mayGoAgain(work: Work, { id }: Payout) {
  const payout = await mustBecome(work, id, { step: 'answer', status: 'approved' })
  await work.tx.updateTable('onlineRefunds').set({ askedAt: null, problem: null }).where('payoutId', '=', id).execute()
  work.record(payoutUnsent, id, { ...toldOf(payout), reason: 'لم يُردّ المبلغ عند المزوّد' })
}
