import { nameChangeRefused } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { RefuseNameChangeInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { command } from '#platform/command.ts'
import { answerNameChange } from './answering-name-change.ts'

export const refuseNameChange = command({
  name: 'customers.refuse-name-change',
  permission: customersPermissions.correct,
  input: RefuseNameChangeInput,
  async run(work, { id, changeId, reason }) {
    const { name: before } = await partyToChange(work, id, customersPermissions.correct)
    const after = await answerNameChange(work, { partyId: id, changeId, status: 'refused', refusal: reason })
    work.record(nameChangeRefused, id, { before, after })
    return { id }
  },
})
