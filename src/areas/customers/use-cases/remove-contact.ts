import { command } from '#platform/command.ts'
import { RemoveContactInput } from '../detail-inputs.ts'
import { contactRemoved } from '../facts.ts'
import { customersPermissions } from '../permissions.ts'
import { partyToChange } from './rewriting.ts'
import { findAgain } from './writing.ts'

export const removeContact = command({
  name: 'customers.remove-contact',
  permission: customersPermissions.correct,
  input: RemoveContactInput,
  async run(work, { id, contactId }) {
    await partyToChange(work, id, customersPermissions.correct)
    const removed = await work.tx
      .updateTable('partyContacts')
      .set({ removedAt: work.now() })
      .where('id', '=', contactId)
      .where('partyId', '=', id)
      .where('removedAt', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (!removed) {
      work.repeated()
      return { id }
    }
    await findAgain(work.tx, id)
    work.record(contactRemoved, id, removed)
    return { id }
  },
})
