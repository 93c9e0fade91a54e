import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { payoutSent } from '#areas/finance/payouts/facts.ts'
import { PayoutInput } from '#areas/finance/payouts/inputs.ts'
import { mustBecome, payoutWithin, toldOf } from '#areas/finance/payouts/standing.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { heldReceipts } from '#areas/finance/receipts/allocations.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendToProvider } from '../refunding.ts'
import { heldPayment } from '../settling.ts'

const may = financePermissions.transferPayouts

/** That it goes is known before it goes: whatever happens between, it is known what was sent. */
export const beginRefund = command({
  name: 'finance.send-online-refund',
  permission: may,
  input: PayoutInput,
  async run(work, { payoutId }) {
    const { onlinePaymentId, amount } = await payoutWithin(work, may, payoutId)
    const payment = onlinePaymentId && (await heldPayment(work, onlinePaymentId))
    if (!payment) throw new Refusal('finance.payout-by-hand', 'لا يُصرف هذا السند عبر مزوّد الدفع.')
    const { provider } = payment
    const connected = await work.tx.selectFrom('onlineProviders').select('active').where('kind', '=', provider).executeTakeFirst()
    if (!connected?.active)
      throw new Refusal('finance.no-provider', 'فُصل مزوّد الدفع، فلا يُردّ عبره. ألغِ السند وأعدّ غيره تحويلًا أو نقدًا.')
    if ((await balanceOf(work, { account: '1150', key: provider })) < amount)
      throw new Refusal('finance.settled-already', 'سوّى المزوّد هذا المال إلى البنك، فلا يُردّ من عنده. ألغِ السند وأعدّ غيره تحويلًا.')
    // Whoever reverses its receipt holds it too.
    const receipt = (await heldReceipts(work, [payment.id])).get(payment.id)
    if ((receipt?.unused ?? 0n) < amount)
      throw new Refusal('finance.credit-used', 'استُعمل هذا المبلغ بعد إعداد السند. ألغِ السند، وردّ ما بقي.')
    const payout = await mustBecome(work, payoutId, { step: 'send', status: 'sending' })
    const sent = { sentBy: work.actor.id, sentAt: work.now() }
    await work.tx
      .insertInto('onlineRefunds')
      .values({ payoutId, ...sent })
      .onConflict((conflict) => conflict.column('payoutId').doUpdateSet(sent))
      .execute()
    work.record(payoutSent, payoutId, toldOf(payout))
    return { id: payoutId, number: payout.number }
  },
})

/** Marked as sent first, then sent; what came of it the page says. */
async function send(ctx: Ctx, { payoutId }: { payoutId: string }) {
  const begun = await beginRefund(ctx, { payoutId })
  await sendToProvider(ctx, payoutId)
  const { status } = await ctx.db.selectFrom('payouts').select('status').where('id', '=', payoutId).executeTakeFirstOrThrow()
  return { ...begun, status }
}
export const sendRefund = Object.assign(send, { permission: may })
