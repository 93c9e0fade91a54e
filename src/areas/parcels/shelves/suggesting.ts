import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { purposeFor } from './shelf.ts'

type Db = Ctx['db'] | Work['tx']
type Stands = Parameters<typeof purposeFor>[0]

/** How many parcels stand on it now. */
export const standingOn = (shelfId: string) =>
  sql<number>`(select count(distinct p.parcel_id) from parcel_custody c join parcel_pieces p on p.id = c.piece_id
    where c.until is null and c.holder = 'shelf' and c.holder_id = ${sql.ref(shelfId)})::int`

/** The shelf a parcel goes to here: of its zone or its purpose, the first that has room. */
export async function shelfFor({ db }: { db: Db }, parcel: Stands) {
  const purpose = purposeFor(parcel)
  const row = await db
    .selectFrom('parcelShelves')
    .select('code')
    .where('branchId', '=', parcel.branchId)
    .where('active', '=', true)
    .where('purpose', '=', purpose)
    .where((eb) => (purpose === 'zone' ? eb('zoneId', '=', parcel.zoneId) : eb.lit(true)))
    .where((eb) => eb(standingOn('parcel_shelves.id'), '<', eb.ref('holds')))
    .orderBy(sql`length(code)`)
    .orderBy('code')
    .limit(1)
    .executeTakeFirst()
  return row?.code ?? null
}
