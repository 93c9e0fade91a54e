import { partyOnPaper } from '#areas/customers/public.ts'
import { onceFor } from '#areas/finance/once.ts'
import { submitPayout } from '#areas/finance/payouts/asking.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { AskOnlineRefundInput } from '../inputs.ts'
import { heldRefundable, whyNotBack } from '../refundable.ts'
import { heldPayment } from '../settling.ts'

const may = financePermissions.preparePayouts

/** Money that came online is to go back through whoever took it: a voucher as any other, agreed to by its amount. */
export const askOnlineRefund = command({
  name: 'finance.ask-online-refund',
  permission: may,
  input: AskOnlineRefundInput,
  async run(work, { id, paymentId, amount, purpose }) {
    await onceFor(work, id)
    const payment = await heldPayment(work, paymentId)
    if (!payment || !reaches(work.actor, may, { branchId: payment.branchId }))
      throw new Refusal('not-found', 'لم نجد هذه العملية.', 404)
    const before = await work.tx.selectFrom('payouts').select(['number', 'status']).where('id', '=', id).executeTakeFirst()
    if (before) {
      work.repeated()
      return { id, number: before.number, isWaiting: before.status === 'submitted', approvalId: null }
    }
    const { receiptId, partyId, branchId } = payment
    if (!receiptId) throw new Refusal('finance.nothing-came', 'لم يصل بهذه العملية مال يُردّ.')
    const why = await whyNotBack(work, payment)
    if (why) throw new Refusal('finance.not-back-online', why)
    const free = await heldRefundable(work, { receiptId, partyId })
    if (amount > free) throw fieldFault('amount', free > 0n ? `يُردّ منها ${inRials(free)} على الأكثر.` : 'لم يبق منها ما يُردّ.')
    const party = await partyOnPaper(work, partyId)
    if (!party) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const way = { method: 'online', iban: null, otherWay: null, onlinePaymentId: paymentId } as const
    return submitPayout(work, { id, kind: 'refund', party, branchId, amount, purpose, ...way })
  },
})
