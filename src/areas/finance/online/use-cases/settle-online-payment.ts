import { z } from 'zod'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { onlinePaymentDiffers, onlinePaymentEnded } from '../facts.ts'
import { OnlinePaymentInput } from '../inputs.ts'
import { outcomeOf } from '../online-payment.ts'
import { heldPayment, issueReceipt, type OnlinePayment, payerOf } from '../settling.ts'

const Told = z.object({
  reference: z.string(),
  state: z.enum(['unpaid', 'paid', 'cancelled']),
  amount: z.bigint(),
  invoice: z.string(),
})

/** What the provider says of a payment now becomes what it is. However often, in whatever order: one receipt, or none. */
export const settleOnlinePayment = command({
  name: 'finance.settle-online-payment',
  permission: financePermissions.receivePayments,
  input: z.object({ paymentId: z.uuid(), told: Told.nullable() }),
  async run(work, { paymentId, told }) {
    const payment = await heldPayment(work, paymentId)
    if (!payment) throw new Refusal('not-found', 'لم نجد هذه العملية.', 404)
    if (told && told.reference !== payment.id) throw new Error('the provider told of another payment')
    const next = payment.receiptId ? 'paid' : outcomeOf(payment, told, work.now())
    if (next === payment.state || next === 'started' || next === 'pending') return work.repeated()
    if (next === 'paid' && told) await issueReceipt(work, payment, told)
    else await ends(work, payment, { state: next === 'differs' ? 'differs' : next === 'expired' ? 'expired' : 'failed', told })
  },
})

type End = { state: 'differs' | 'failed' | 'expired'; told: z.output<typeof Told> | null }

async function ends(work: Work, { id, partyId, amount }: OnlinePayment, { state, told }: End) {
  const came = state === 'differs' && told ? { paidAmount: told.amount, invoice: told.invoice } : {}
  await work.tx
    .updateTable('onlinePayments')
    .set({ state, endedAt: work.now(), ...came })
    .where('id', '=', id)
    .execute()
  const { name } = await payerOf(work, partyId)
  if (state === 'differs' && told) work.record(onlinePaymentDiffers, id, { partyId, name, amount, paid: told.amount })
  else work.record(onlinePaymentEnded, id, { partyId, name, amount, state })
}

/** Another amount came than was asked for: somebody has looked at it, and takes it as it is. */
export const acceptOnlineAmount = command({
  name: 'finance.accept-online-amount',
  permission: financePermissions.receivePayments,
  input: OnlinePaymentInput,
  async run(work, { paymentId }) {
    const payment = await heldPayment(work, paymentId)
    mustReach(work.actor, financePermissions.receivePayments, payment)
    if (payment.state !== 'differs' || !payment.paidAmount || !payment.invoice) {
      throw new Refusal('finance.nothing-to-accept', 'لا مبلغ ينتظر القبول في هذه العملية. حدّث الصفحة.')
    }
    const number = await issueReceipt(work, payment, { amount: payment.paidAmount, invoice: payment.invoice })
    return { id: paymentId, number }
  },
})
