import { mustBeOperating } from '#areas/finance/cash/bank-accounts.ts'
import { bankLeaf } from '#areas/finance/ledger/bank-leaf.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { onceFor } from '#areas/finance/once.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import { cut } from '#values/text.ts'
import { billRefundSource } from '../bill.ts'
import { heldBill, leaveOpen, mustHavePaid } from '../bills.ts'
import { supplierRefunded } from '../facts.ts'
import { RefundBillInput } from '../inputs.ts'
import { paidBack } from '../rules.ts'

/** A supplier pays back of what he was paid: so much of his bill is open again, until his note takes it away. */
export const receiveSupplierRefund = command({
  name: 'finance.receive-supplier-refund',
  permission: financePermissions.enterBills,
  input: RefundBillInput,
  async run(work, { id, billId, accountId, amount, reference }) {
    await onceFor(work, id)
    const { supplier, supplierId, number, open } = await heldBill(work, billId)
    if (await work.tx.selectFrom('billRefunds').select('id').where('id', '=', id).executeTakeFirst()) {
      work.repeated()
      return { id: billId, number }
    }
    await mustHavePaid(work, billId, amount)
    await mustBeOperating(work, accountId)
    const { journalId } = await post(work, {
      source: { kind: billRefundSource, id, purpose: 'receive' },
      memo: cut(`رد من ${supplier} عن فاتورته ${number}، المرجع ${reference}`, 200),
      transfers: paidBack(supplierId, bankLeaf({ id: accountId, heldFor: 'operating' }), amount),
    })
    const row = { id, billId, accountId, amount, reference, receivedBy: work.actor.id, receivedAt: work.now(), journalId }
    await work.tx.insertInto('billRefunds').values(row).execute()
    await leaveOpen(work, billId, open + amount)
    work.record(supplierRefunded, billId, { supplier, number, amount })
    return { id: billId, number }
  },
})
