import { command } from '#platform/command.ts'
import { RefuseDocumentInput } from '../detail-inputs.ts'
import { documentRefused } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { checkPaper } from './documents.ts'
import { partyToChange } from './rewriting.ts'

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
