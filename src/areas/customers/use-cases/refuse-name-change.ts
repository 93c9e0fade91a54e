import { command } from '#platform/command.ts'
import { RefuseNameChangeInput } from '../detail-inputs.ts'
import { nameChangeRefused } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { answerNameChange } from './answering-name-change.ts'
import { partyToChange } from './rewriting.ts'

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
