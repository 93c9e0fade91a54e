import { askWriteOff } from '#areas/finance/write-offs/use-cases/ask-write-off.ts'
import type { testOffice } from './office.ts'
import { pdf, type Story, storiesOf } from './stories.ts'

/** What is mended in the accounts of customers: asked for in one branch, and not there for another. */
export function amendStoriesOf(office: ReturnType<typeof testOffice>) {
  const { anInvoiceOfABranch } = storiesOf(office)

  /** A debt that the manager of one branch asks to give up, and the manager of another. */
  const aWriteOffOfABranch: Story = async () => {
    const { id: invoiceId, near, far } = await anInvoiceOfABranch()
    const query = office.db.selectFrom('charges').select(['id', 'partyId']).where('invoiceId', '=', invoiceId)
    const { id: chargeId1, partyId } = await query.executeTakeFirstOrThrow()
    const why = { reason: 'أفلس', attempts: 'رسالتان', evidence: [pdf] }
    const { id } = await askWriteOff(near, { id: near.newId(), partyId, chargeId1, amount1: '1', ...why })
    return { id, near, far }
  }

  return { aWriteOffOfABranch }
}
