import { partyOnPaper } from '#areas/customers/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { paymentAllocated } from '../facts.ts'
import { paidBefore, payFromCredit } from '../from-credit.ts'
import { UseCreditInput } from '../inputs.ts'

/** What stands to a customer's credit pays what is due, at the counter: what was chosen there, or the oldest. */
export const allocatePayment = command({
  name: 'finance.allocate-payment',
  permission: financePermissions.receivePayments,
  input: UseCreditInput,
  async run(work, { id: formId, partyId, credit: seen, dues }) {
    const before = await paidBefore(work, { formId, dues, seen })
    if (before) return { ...before, partyId }
    if (!(await partyOnPaper(work, partyId))) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const amount = await payFromCredit(work, { partyId, dues, seen, formId })
    work.record(paymentAllocated, partyId, { partyId, amount })
    return { partyId, amount }
  },
})
