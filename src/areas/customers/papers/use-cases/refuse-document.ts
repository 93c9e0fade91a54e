import { documentRefused } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { RefuseDocumentInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { checkPaper } from './documents.ts'

/** The reason is what the customer reads, so that the next picture is a better one. */
export const refuseDocument = command({
  name: 'customers.refuse-document',
  permission: customersPermissions.verifyDocuments,
  input: RefuseDocumentInput,
  async run(work, { id, documentId, reason }) {
    await partyToChange(work, id, customersPermissions.verifyDocuments)
    const checked = await checkPaper(work, { partyId: id, documentId, status: 'refused', refusal: reason })
    work.record(documentRefused, id, { documentId, ...checked })
    return { id }
  },
})
