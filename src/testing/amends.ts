import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { askCreditTransfer } from '#areas/finance/credit-transfers/use-cases/ask-credit-transfer.ts'
import { issueInvoice } from '#areas/finance/invoices/use-cases/issue-invoice.ts'
import { chargeOutlay } from '#areas/finance/outlays/use-cases/charge-outlay.ts'
import { askSetOff } from '#areas/finance/set-offs/use-cases/ask-set-off.ts'
import { askWriteOff } from '#areas/finance/write-offs/use-cases/ask-write-off.ts'
import type { testOffice } from './office.ts'
import { pdf, type Story, storiesOf } from './stories.ts'

/** What is mended in the accounts of customers: asked for in one branch, and not there for another. */
export function amendStoriesOf(office: ReturnType<typeof testOffice>) {
  const { anInvoiceOfABranch, aReceiptOfABranch, aDepositHeld, customerOfABranch } = storiesOf(office)

  /** A debt that the manager of one branch asks to give up, and the manager of another. */
  const aWriteOffOfABranch: Story = async () => {
    const { id: invoiceId, near, far } = await anInvoiceOfABranch()
    const query = office.db.selectFrom('charges').select(['id', 'partyId']).where('invoiceId', '=', invoiceId)
    const { id: chargeId1, partyId } = await query.executeTakeFirstOrThrow()
    const why = { reason: 'أفلس', attempts: 'رسالتان', evidence: [pdf] }
    const { id } = await askWriteOff(near, { id: near.newId(), partyId, chargeId1, amount1: '1', ...why })
    return { id, near, far }
  }

  /** What the manager of one branch asks to pay from a deposit, and the manager of another. */
  const aSetOffOfABranch: Story = async () => {
    const { id: pot, near, far } = await aDepositHeld()
    const query = office.db.selectFrom('deposits').select('partyId').where('id', '=', pot)
    const { partyId } = await query.executeTakeFirstOrThrow()
    const days = { suppliedFrom: '2026-01-10', suppliedUntil: '2026-01-12', dueOn: '2026-01-20' }
    const line = { kind1: 'car-hire', description1: 'تأجير سيارة', quantity1: '1', unitPrice1: '15' }
    await issueInvoice(near, { id: near.newId(), partyId, ...days, ...line })
    const debt = office.db.selectFrom('charges').select('id').where('kind', '=', 'car-hire')
    const { id: chargeId1 } = await debt.executeTakeFirstOrThrow()
    const why = { reason: 'انتهى العقد', consent: 'كتب إلينا', evidence: [] }
    const { id } = await askSetOff(near, { id: near.newId(), partyId, pot, chargeId1, amount1: '5', ...why })
    return { id, near, far }
  }

  /** Credit that the manager of one branch gives to another customer, and the manager of another. */
  const aCreditTransferOfABranch: Story = async () => {
    const { id: receiptId, near, far } = await aReceiptOfABranch()
    const query = office.db.selectFrom('receipts').select('partyId').where('id', '=', receiptId)
    const { partyId } = await query.executeTakeFirstOrThrow()
    const { id: takerId } = await registerCustomer(near, { kind: 'person', name: 'سالم باعمر', phone: '91234599' })
    const why = { reason: 'أخوه', consent: 'كتب إلينا', evidence: [pdf] }
    const { id } = await askCreditTransfer(near, { id: near.newId(), partyId, takerId, amount: '5', ...why })
    return { id, near, far }
  }

  /** What the manager of one branch lays out for a customer, and the manager of another. */
  const anOutlayOfABranch: Story = async () => {
    const { id: partyId, near, far } = await customerOfABranch()
    const asked = { kind: 'municipal', line: 'rent', authority: 'بلدية ظفار', reference: 'M-1', dueOn: '2026-01-15' } as const
    const { id } = await chargeOutlay(near, { id: near.newId(), partyId, amount: '50', ...asked })
    return { id, near, far }
  }

  return { aWriteOffOfABranch, aSetOffOfABranch, aCreditTransferOfABranch, anOutlayOfABranch }
}
