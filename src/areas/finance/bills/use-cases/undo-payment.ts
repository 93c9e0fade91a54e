import { reverse } from '#areas/finance/ledger/books.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { heldBill, leaveOpen, stillPaid } from '../bills.ts'
import { billPaymentReversed } from '../facts.ts'
import { ReverseBillPaymentInput } from '../inputs.ts'

/** The bank sent it back, or it should not have been: so much of the bill is to pay again. Never by whoever has paid it. */
export const reverseBillPayment = command({
  name: 'finance.reverse-bill-payment',
  permission: financePermissions.reverseBills,
  input: ReverseBillPaymentInput,
  async run(work, { paymentId, reason }) {
    const payment = await work.tx.selectFrom('billPayments').selectAll().where('id', '=', paymentId).executeTakeFirst()
    if (!payment) throw new Refusal('not-found', 'لم نجد هذا السداد.', 404)
    const { billId, amount, paidBy } = payment
    const { supplier, number, open } = await heldBill(work, billId)
    if (paidBy === work.actor.id) throw new Refusal('finance.own-bill-payment', 'أنت اعتمدت هذا السداد، فيعكسه زميل غيرك.', 403)
    const before = await work.tx
      .selectFrom('billPaymentReversals')
      .select('paymentId')
      .where('paymentId', '=', paymentId)
      .executeTakeFirst()
    if (before) throw new Refusal('finance.bill-payment-reversed-before', 'عُكس هذا السداد من قبل. حدّث الصفحة.')
    if (amount > (await stillPaid(work, billId)))
      throw new Refusal('finance.bill-payment-refunded', 'ردّ المورّد بعض ما سُدّد من هذه الفاتورة، فلا يُعكس سدادها.')
    const memo = cut(`عكس سداد فاتورة ${supplier} رقم ${number}: ${reason}`, 200)
    const { journalId } = await reverse(work, payment.journalId, { memo, sentBack: true })
    const row = { paymentId, paidBy, reason, reversedBy: work.actor.id, reversedAt: work.now(), journalId }
    await work.tx.insertInto('billPaymentReversals').values(row).execute()
    await leaveOpen(work, billId, open + amount)
    work.record(billPaymentReversed, billId, { supplier, number, amount, reason })
    return { id: billId, number }
  },
})
