import { command } from '#platform/command.ts'
import { AddDocumentInput } from '../detail-inputs.ts'
import { customersPermissions } from '../permissions.ts'
import { addPaper } from './documents.ts'
import { partyToChange } from './rewriting.ts'

export const addDocument = command({
  name: 'customers.add-document',
  permission: customersPermissions.correct,
  input: AddDocumentInput,
  async run(work, { id, ...paper }) {
    await partyToChange(work, id, customersPermissions.correct)
    return addPaper(work, id, paper)
  },
})
