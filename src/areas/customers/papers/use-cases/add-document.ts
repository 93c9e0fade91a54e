import { customersPermissions } from '#areas/customers/permissions.ts'
import { AddDocumentInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { addPaper } from './documents.ts'

export const addDocument = command({
  name: 'customers.add-document',
  permission: customersPermissions.correct,
  input: AddDocumentInput,
  async run(work, { id, ...paper }) {
    await partyToChange(work, id, customersPermissions.correct)
    return addPaper(work, id, paper)
  },
})
