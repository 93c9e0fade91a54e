import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { mustReach } from '#platform/reach.ts'
import { paymentAllocated } from '../facts.ts'
import { paidBefore, payFromCredit } from '../from-credit.ts'
import { AllocateReceiptInput } from '../inputs.ts'

const may = financePermissions.receivePayments

/** What is left of one receipt pays the oldest dues of whoever it is from. */
export const allocateReceipt = command({
  name: 'finance.allocate-receipt',
  permission: may,
  input: AllocateReceiptInput,
  async run(work, { id: formId, receiptId, credit: seen }) {
    const receipt = await work.tx
      .selectFrom('receipts')
      .select(['number', 'partyId', 'branchId'])
      .where('id', '=', receiptId)
      .executeTakeFirst()
    mustReach(work.actor, may, receipt)
    const { number, partyId } = receipt
    const before = await paidBefore(work, { formId })
    if (before) return { ...before, receiptId, number }
    const amount = await payFromCredit(work, { partyId, receiptId, seen, formId })
    work.record(paymentAllocated, receiptId, { partyId, amount, number })
    return { amount, receiptId, number }
  },
})
