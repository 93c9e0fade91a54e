import { command } from '#platform/command.ts'
import { AnswerNameChangeInput } from '../detail-inputs.ts'
import { nameChangeAccepted } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { answerNameChange } from './answering-name-change.ts'
import { partyToChange } from './rewriting.ts'
import { findAgain } from './writing.ts'

export const acceptNameChange = command({
  name: 'customers.accept-name-change',
  permission: customersPermissions.correct,
  input: AnswerNameChangeInput,
  async run(work, { id, changeId }) {
    const { name: before, version } = await partyToChange(work, id, customersPermissions.correct)
    const name = await answerNameChange(work, { partyId: id, changeId, status: 'accepted', refusal: null })
    const parts = { givenName: null, fatherName: null, grandfatherName: null, familyName: null }
    await work.tx
      .updateTable('parties')
      .set({ name, ...parts, version: version + 1, changedAt: work.now() })
      .where('id', '=', id)
      .execute()
    await findAgain(work.tx, id)
    work.record(nameChangeAccepted, id, { before, after: name })
    return { id }
  },
})
