import { nameChangeAccepted } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { AnswerNameChangeInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { findAgain } from '#areas/customers/record/use-cases/writing.ts'
import { command } from '#platform/command.ts'
import { answerNameChange } from './answering-name-change.ts'

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
