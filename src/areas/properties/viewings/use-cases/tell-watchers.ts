import { sql } from 'kysely'
import { z } from 'zod'
import { headingOf } from '#areas/properties/listings/listing.ts'
import { isHeld, shownListings } from '#areas/properties/listings/shown-listings.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import { asTheHouse } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { House } from '#platform/context.ts'
import { unitFreeAgain } from '../facts.ts'

/** Everybody who waited for this unit hears once that nobody has reserved it any more. */
export const tellWatchers = command({
  name: 'properties.tell-watchers',
  permission: may.arrangeViewings,
  input: z.object({ unitId: z.uuid() }),
  async run(work, { unitId }) {
    const unit = await freeNow({ db: work.tx, now: work.now }).where('listings.unitId', '=', unitId).executeTakeFirst()
    const told = unit
      ? await work.tx
          .updateTable('unitWatches')
          .set({ toldAt: work.now() })
          .where('unitId', '=', unitId)
          .where('toldAt', 'is', null)
          .returning(['id', 'name', 'phone'])
          .execute()
      : []
    if (!unit || told.length === 0) return work.repeated()
    for (const { id, name, phone } of told)
      work.record(unitFreeAgain, unitId, { watchId: id, name, phone, heading: headingOf(unit), listingId: unit.id })
  },
})

const freeNow = (ctx: Pick<House, 'db' | 'now'>) =>
  shownListings(ctx)
    .select(['listings.id', 'listings.title', 'units.kind', 'units.bedrooms', 'units.furnished', 'listings.unitId'])
    .where(sql<boolean>`not ${isHeld}`)

/** Looks every quarter of an hour: a hold that runs out says nothing by itself. */
export async function tellAllWatchers(house: House) {
  const waited = house.db.selectFrom('unitWatches').select('unitId').where('toldAt', 'is', null)
  const units = await freeNow(house).where('listings.unitId', 'in', waited).execute()
  for (const { unitId } of units) await tellWatchers(asTheHouse(house), { unitId })
}
