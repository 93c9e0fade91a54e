import { contactAdded } from '#areas/customers/facts.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { AddContactInput } from '#areas/customers/record/detail-inputs.ts'
import { partyToChange } from '#areas/customers/record/use-cases/rewriting.ts'
import { findAgain } from '#areas/customers/record/use-cases/writing.ts'
import { command } from '#platform/command.ts'

/** Somebody else who answers for this customer: the customer is found by their number too. */
export const addContact = command({
  name: 'customers.add-contact',
  permission: customersPermissions.correct,
  input: AddContactInput,
  async run(work, { id, contactName: name, position = null, contactPhone: phone = null, contactEmail: email = null }) {
    await partyToChange(work, id, customersPermissions.correct)
    await work.tx
      .insertInto('partyContacts')
      .values({ id: work.newId(), partyId: id, name, position, phone, email, addedAt: work.now() })
      .execute()
    await findAgain(work.tx, id)
    work.record(contactAdded, id, { name })
    return { id }
  },
})
