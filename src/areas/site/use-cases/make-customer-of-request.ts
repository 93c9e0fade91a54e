import { makeCustomer, partyWithin, registeringCustomers } from '#areas/customers/public.ts'
import { command } from '#platform/command.ts'
import { denial } from '#platform/denial.ts'
import { Refusal } from '#platform/refusal.ts'
import { requestLinked } from '../facts.ts'
import { LinkRequestInput } from '../inputs.ts'
import { sitePermissions } from '../permissions.ts'
import { heldEntry } from './entries.ts'

/** Whoever wrote becomes a customer without being typed again; one we know by this phone stays one, and one who was pointed out is linked. */
export const makeCustomerOfRequest = command({
  name: 'site.make-customer-of-request',
  permission: sitePermissions.manageRequests,
  input: LinkRequestInput,
  async run(work, { id, partyId }) {
    if (!work.actor.may(registeringCustomers)) throw new Refusal('forbidden', denial(work.actor, registeringCustomers), 403)
    const { name, phone, email, number } = await heldEntry(work, id)
    const customer = partyId ? await partyWithin(work, partyId) : await makeCustomer(work, { name, phone, email })
    if (!customer) throw new Refusal('not-found', 'لم نجد هذا العميل.', 404)
    await work.tx.updateTable('inboxEntries').set({ partyId: customer.id }).where('id', '=', id).execute()
    work.record(requestLinked, id, { number, partyId: customer.id, existed: customer.existed })
    return { id, customer }
  },
})
