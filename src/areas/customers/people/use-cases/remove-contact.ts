import { contactRemoved } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { RemoveContactInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { findAgain } from '#areas/customers/record/use-cases/writing.ts'
import { command } from '#platform/command.ts'

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
