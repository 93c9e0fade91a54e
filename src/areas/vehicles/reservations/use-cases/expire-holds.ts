import { z } from 'zod'
import { releasePlanned } from '#areas/calendar/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import { reservationExpired } from '../facts.ts'
import { factData } from '../reservation-facts.ts'
import { agreedIn } from '../snapshot.ts'

/** Holds whose minute has passed are read as over at once; here it is written down. */
export const expireHolds = command({
  name: 'vehicles.expire-holds',
  permission: vehiclesPermissions.reserve,
  input: z.object({}),
  async run(work) {
    const over = await work.tx
      .updateTable('carReservations')
      .set(({ ref }) => ({ state: 'expired', endedAt: ref('holdUntil') }))
      .where('state', '=', 'held')
      .where('holdUntil', '<=', work.now())
      .returningAll()
      .execute()
    if (over.length === 0) work.repeated()
    for (const row of over) {
      await releasePlanned(work, row.occupancyId)
      work.record(reservationExpired, row.id, factData(row, agreedIn(row)))
    }
    return { expired: over.length }
  },
})
