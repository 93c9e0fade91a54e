import { giveRoles, makeCustomer, partyAtCounter, registeringCustomers } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'

/** The record of whoever reserves: known by the phone, or as new as need be. None where whoever writes may not register customers. */
export async function customerOf(work: Work, { name, phone }: { name: string; phone: string }) {
  if (!work.actor.may(registeringCustomers)) return null
  const { id } = await makeCustomer(work, { name, phone, roles: ['renter'] })
  const party = await partyAtCounter({ db: work.tx, actor: work.actor }, id)
  if (party) mustNotBeBlocked(party)
  return id
}

/** The company that pays; its driver is whoever reserves. */
export async function companyAtCounter(work: Work, companyId: string) {
  const party = await partyAtCounter({ db: work.tx, actor: work.actor }, companyId)
  if (!party) throw fieldFault('company', 'اختر الشركة من القائمة.')
  mustNotBeBlocked(party)
  await giveRoles(work, companyId, ['renter'])
  return companyId
}

function mustNotBeBlocked({ risk, riskReason }: { risk: string | null; riskReason: string | null }) {
  if (risk === 'blocked')
    throw new Refusal('vehicles.customer-blocked', `أُوقف التعامل مع هذا العميل: ${riskReason}. راجع سجله قبل أن تحجز له.`)
}
