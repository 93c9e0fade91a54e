import { sql } from 'kysely'
import { recordsOf } from '#areas/customers/public.ts'

/** Of rows beside their `properties`: those of which this party owns a share by the shares that stand now. */
export const ownedNow = (partyId: string) =>
  sql<boolean>`exists (select from ownership_shares o where o.party_id in ${recordsOf(partyId)} and o.set_id = (
    select s.id from share_sets s where s.property_id = properties.id order by s.since desc, s.place desc limit 1))`
