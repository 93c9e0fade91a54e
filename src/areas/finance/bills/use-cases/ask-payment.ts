import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { mustBeOperating } from '#areas/finance/cash/bank-accounts.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { AskedBillPayment, payBill } from '../bill-payment.ts'
import { heldBill } from '../bills.ts'
import { billPaymentAsked } from '../facts.ts'
import { PayBillInput } from '../inputs.ts'

const { action } = payBill

/** A bill is to be paid: it waits for whoever may agree, and is paid by that. One request of a bill waits at a time. */
export const askBillPayment = command({
  name: 'finance.ask-bill-payment',
  permission: financePermissions.payBills,
  input: PayBillInput,
  async run(work, { billId, accountId, amount }) {
    const { supplier, number, open, reversedAt } = await heldBill(work, billId)
    if (reversedAt) throw new Refusal('finance.bill-reversed-before', 'عُكست هذه الفاتورة من قبل. حدّث الصفحة.')
    if (amount > open) throw fieldFault('amount', open === 0n ? 'سُدّدت هذه الفاتورة.' : `بقي منها ${inRials(open)} فقط.`)
    await mustBeOperating(work, accountId)
    const payload = z.encode(AskedBillPayment, { id: work.newId(), billId, accountId, amount, askerId: work.actor.id })
    const title = `سداد ${supplier} ${inRials(amount)}`
    const approval = await requestApproval(work, {
      action,
      title,
      subjectId: billId,
      amount,
      payload,
      reason: `فاتورته رقم ${number}`,
    })
    work.record(billPaymentAsked, billId, { supplier, number, amount })
    return { approvalId: approval.id }
  },
})
