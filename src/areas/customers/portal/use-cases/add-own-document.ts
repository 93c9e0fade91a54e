import { addPaper } from '#areas/customers/papers/use-cases/documents.ts'
import { AddOwnDocumentInput } from '#areas/customers/record/detail-inputs.ts'
import { command } from '#platform/command.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownParty } from './own-party.ts'

export const addOwnDocument = command({
  name: 'customers.add-own-document',
  permission: anyoneSignedIn,
  input: AddOwnDocumentInput,
  async run(work, paper) {
    const { id } = await ownParty(work)
    return addPaper(work, id, paper)
  },
})
