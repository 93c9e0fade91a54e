import { documentVerified } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { VerifyDocumentInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { checkPaper } from './documents.ts'

export const verifyDocument = command({
  name: 'customers.verify-document',
  permission: customersPermissions.verifyDocuments,
  input: VerifyDocumentInput,
  async run(work, { id, documentId }) {
    await partyToChange(work, id, customersPermissions.verifyDocuments)
    const checked = await checkPaper(work, { partyId: id, documentId, status: 'valid', refusal: null })
    work.record(documentVerified, id, { documentId, ...checked })
    return { id }
  },
})
