import { command } from '#platform/command.ts'
import { VerifyDocumentInput } from '../detail-inputs.ts'
import { documentVerified } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { checkPaper } from './documents.ts'
import { partyToChange } from './rewriting.ts'

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
