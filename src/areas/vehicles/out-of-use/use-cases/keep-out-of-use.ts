import { z } from 'zod'
import { outOfUse, prolongStops } from '#areas/maintenance/public.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { isStopped, usualDays } from '../../fleet/vehicle.ts'
import { cars, stop, thingOf } from '../standing.ts'

/** Once a day: what should be in use again and is not goes on a day, and somebody says until when. */
export const keepOutOfUse = command({
  name: 'vehicles.keep-out-of-use',
  permission: vehiclesPermissions.manage,
  input: z.object({}),
  async run(work) {
    const begun = await stopThoseWithout(work)
    const prolonged = await prolongStops(work, cars, async (id) =>
      thingOf(await work.tx.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
    )
    if (begun + prolonged === 0) work.repeated()
    return { begun, prolonged }
  },
})

/** Cars that were in the workshop before it was asked until when: for as long as it usually takes from now. */
async function stopThoseWithout(work: Work) {
  const stopped = await work.tx
    .selectFrom('vehicles')
    .selectAll()
    .where('readiness', 'in', Object.keys(usualDays) as (keyof typeof usualDays)[])
    .where('id', 'not in', outOfUse({ db: work.tx }).clearSelect().select('resourceId'))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { readiness, ...car } of stopped)
    if (isStopped(readiness)) await stop(work, { ...car, readiness }, { isSame: false })
  return stopped.length
}
