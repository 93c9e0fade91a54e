import type { z } from 'zod'
import {
  correctingCustomers,
  makeCustomer,
  partyWithin,
  putPhoneOnRecord,
  registeringCustomers,
} from '#areas/customers/public.ts'
import { requestLinked, requestPhoneKept } from '#areas/site/facts.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { heldEntry } from '#areas/site/requests/use-cases/entries.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { denial } from '#platform/denial.ts'
import { Refusal } from '#platform/refusal.ts'
import { LinkRequestInput, OneRequestInput } from '../inputs.ts'

/** Whoever wrote becomes a customer without being typed again; one we know by this phone stays one, and one who was pointed out is linked. */
export const makeCustomerOfRequest = command({
  name: 'site.make-customer-of-request',
  permission: sitePermissions.manageRequests,
  input: LinkRequestInput,
  async run(work, { id, partyId, ...asked }) {
    if (!work.actor.may(registeringCustomers)) throw new Refusal('forbidden', denial(work.actor, registeringCustomers), 403)
    const { name, phone, email, number } = await heldEntry(work, id)
    const customer = partyId ? await partyWithin(work, partyId) : await newOrKnown(work, { name, phone, email }, asked)
    if (!customer) throw new Refusal('not-found', 'لم نجد هذا العميل.', 404)
    await work.tx.updateTable('inboxEntries').set({ partyId: customer.id }).where('id', '=', id).execute()
    work.record(requestLinked, id, { number, partyId: customer.id, existed: customer.existed })
    return { id, customer }
  },
})

type Wrote = { name: string; phone: string; email: string | null }
type Asked = Omit<z.output<typeof LinkRequestInput>, 'id' | 'partyId'>

const newOrKnown = (work: Work, { phone, ...wrote }: Wrote, { civilNumber, joins, apart }: Asked) =>
  makeCustomer(
    work,
    { ...wrote, phone: phone || null, civilNumber: civilNumber ?? null },
    { joins: joins === 'yes', apart: apart === 'yes' },
  )

/** The phone somebody wrote from goes to their record, as its own where it has none. */
export const keepPhoneOfRequest = command({
  name: 'site.keep-phone-of-request',
  permission: sitePermissions.manageRequests,
  input: OneRequestInput,
  async run(work, { id }) {
    const { name, phone, number, partyId } = await heldEntry(work, id)
    if (!partyId || !phone) throw new Refusal('site.not-linked', 'لا سجل عميل لهذا الطلب، أو لا هاتف فيه. حدّث الصفحة.')
    if (!work.actor.may(correctingCustomers)) throw new Refusal('forbidden', denial(work.actor, correctingCustomers), 403)
    await putPhoneOnRecord(work, partyId, { name, phone })
    work.record(requestPhoneKept, id, { number, partyId })
    return { id }
  },
})
