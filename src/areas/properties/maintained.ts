import { sql } from 'kysely'
import { customersNamed, recordsOf } from '#areas/customers/public.ts'
import type { Maintained } from '#platform/maintained.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { mandateOn } from './mandates/authority.ts'
import { expenseLimitOf } from './mandates/expense-limit.ts'
import { propertiesPermissions as may } from './permissions.ts'
import { propertyPath, unitPath } from './property.ts'
import { newestShares } from './shares.ts'

/** What maintenance asks about buildings and their units. */
export const maintainedProperties: Maintained = {
  sitePath: propertyPath,
  partPath: unitPath,
  occupied: 'lease',
  names: may.viewTenancies,
  officer: 'propertyOfficer',
  async owners({ db }, propertyId) {
    const set = await newestShares(db, propertyId)
    const named = await customersNamed(
      { db },
      (set?.shares ?? []).map(({ partyId }) => partyId),
    )
    return named.map(({ id, name }) => ({ id, name }))
  },
  expenseLimit: ({ db, siteId: propertyId, today }) => expenseLimitOf({ db, propertyId, today }),
  async pool(work, propertyId) {
    const mandate = await mandateOn(work, { propertyId, on: dayOf(work.now()) })
    if (mandate) return mandate.contractId
    throw new Refusal('properties.no-mandate', 'لا اتفاقية إدارة سارية لهذا العقار، فلا أمانات لمالكه تُدفع منها الفاتورة.')
  },
  async ownedBy({ db }, partyId) {
    const { rows } = await sql<{ propertyId: string }>`
      select newest.property_id "propertyId"
      from (select distinct on (property_id) id, property_id from share_sets order by property_id, since desc, place desc) newest
      join ownership_shares on ownership_shares.set_id = newest.id
      where ownership_shares.party_id in ${recordsOf(partyId)}`.execute(db)
    return rows.map(({ propertyId }) => propertyId)
  },
}
