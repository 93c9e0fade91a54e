import { partyOnPaper } from '#areas/customers/public.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { paymentAllocated } from '../facts.ts'
import { payFromCredit } from '../from-credit.ts'
import { UseCreditInput } from '../inputs.ts'

/** What stands to a customer's credit pays what is due, at the counter. */
export const allocatePayment = command({
  name: 'finance.allocate-payment',
  permission: financePermissions.receivePayments,
  input: UseCreditInput,
  async run(work, { partyId }) {
    if (!(await partyOnPaper(work, partyId))) throw new Refusal('finance.no-such-customer', 'لم نجد هذا العميل. حدّث الصفحة.', 404)
    const amount = await payFromCredit(work, partyId)
    work.record(paymentAllocated, partyId, { partyId, amount })
    return { amount }
  },
})
