import { financePermissions } from '#areas/finance/permissions.ts'
import { attachTo } from '#areas/records/public.ts'
import { command } from '#platform/command.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { spendFor } from '../expenses.ts'
import { EnterOwnerBillInput } from '../inputs.ts'
import { mustReachPool } from '../standing.ts'
import { heldTerms } from '../terms.ts'

const may = financePermissions.enterBills

/** What a supplier did for owners is taken from what lies with us for them: above what they let us spend unasked, only as they agreed. */
export const enterOwnerBill = command({
  name: 'finance.enter-owner-bill',
  permission: may,
  input: EnterOwnerBillInput,
  async run(work, { consent = null, paper, ...bill }) {
    const { id, mandateId, number } = bill
    const pool = await heldTerms(work, mandateId)
    mustReachPool(work.actor, may, pool)
    if (await work.tx.selectFrom('bills').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id, mandateId, number }
    }
    if (bill.day > dayOf(work.now())) throw fieldFault('day', 'هذا اليوم لم يأتِ بعد. راجع تاريخ الفاتورة.')
    if (!consent && bill.amount > (pool.expenseLimit ?? 0n))
      throw fieldFault('consent', `فوق ما يُصرف بلا موافقة، وهو ${inRials(pool.expenseLimit ?? 0n)} اكتب كيف وافق المالك ومتى.`)
    await spendFor(work, { ...bill, note: consent && `موافقة المالك: ${consent}` })
    await attachTo(work, { kind: 'bill', recordId: id }, paper)
    return { id, mandateId, number }
  },
})
