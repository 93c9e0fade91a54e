import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { askBillPayment } from '#areas/finance/bills/use-cases/ask-payment.ts'
import { enterBill } from '#areas/finance/bills/use-cases/enter-bill.ts'
import { addSupplier } from '#areas/finance/bills/use-cases/keep-suppliers.ts'
import { takeSupplierRefund } from '#areas/finance/bills/use-cases/take-refund.ts'
import { addCompanyAccount } from '#areas/finance/cash/use-cases/change-bank-accounts.ts'
import { boxesOf } from './boxes.ts'
import type { testOffice } from './office.ts'
import { journal, moved, postIt } from './postings.ts'
import { type Story, storiesOf } from './stories.ts'

/** Suppliers who were paid, and pay back. */
export function refundedOf(office: ReturnType<typeof testOffice>) {
  const { house, colleague } = boxesOf(office)
  const { aSessionOfABranch } = storiesOf(office)

  /** A bill of a hundred of which sixty were paid: one asked and another agreed. */
  async function paidBill() {
    const [zahra, salim] = [await colleague('zahra', 'accountant'), await colleague('salim', 'financeManager')]
    const bank = { bank: 'بنك مسقط', holder: 'التحالف', iban: 'OM030270000000000000101', heldFor: 'operating' as const }
    const { id: accountId } = await addCompanyAccount(house(), bank)
    await postIt(house(), journal([moved(`1120:${accountId}`, '3100', 1_000_000n)]))
    const { id: supplierId } = await addSupplier(zahra, { name: 'قطع الغيار' })
    const tyres = { account1: '5400', line1: 'cars', description1: 'إطارات', net1: '100', vatCategory1: 'exempt' } as const
    const paper = { number: 'INV-1', day: '2026-01-05', dueOn: '2026-02-05' }
    const { id: billId } = await enterBill(zahra, { id: house().newId(), supplierId, ...paper, ...tyres })
    const { approvalId } = await askBillPayment(zahra, { billId, accountId, amount: '60' })
    await approve(salim, { approvalId })
    return { zahra, salim, supplierId, billId }
  }

  /** What a supplier paid back in cash to a cashier of one branch, and a cashier of another. */
  const aCashRefundOfABranch: Story = async () => {
    const { near, far } = await aSessionOfABranch()
    const { billId } = await paidBill()
    const { id } = await takeSupplierRefund(near, { id: near.newId(), billId, amount: '20' })
    return { id, near, far }
  }

  return { paidBill, aCashRefundOfABranch }
}
