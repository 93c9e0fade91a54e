import { z } from 'zod'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { beginPlannedStops, outOfUse, prolongStops } from '#areas/maintenance/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { readinessSet } from '../../machines/facts.ts'
import { isStopped, usualDays } from '../../machines/machine.ts'
import { stop, thingOf, trade } from '../standing.ts'

/** Once a day: planned services begin, what should be in use again and is not goes on a day, and somebody says until when. */
export const keepMachinesStanding = command({
  name: 'equipment.keep-out-of-use',
  permission: equipmentPermissions.manage,
  input: z.object({}),
  async run(work) {
    const begun = await beginPlanned(work)
    const found = await stopThoseWithout(work)
    const prolonged = await prolongStops(work, trade, thingHere(work))
    if (begun + found + prolonged === 0) work.repeated()
    return { begun, found, prolonged }
  },
})

const thingHere = (work: Work) => async (id: string) => thingOf(await machineOf(work, id))

const machineOf = ({ tx }: Work, id: string) =>
  tx.selectFrom('machines').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** In the workshop from today, wherever it is; one that is damaged stays so. */
async function beginPlanned(work: Work) {
  const ids = await beginPlannedStops(work, trade, thingHere(work))
  for (const id of ids) {
    const { code, model, readiness: from } = await machineOf(work, id)
    if (isStopped(from)) continue
    await work.tx.updateTable('machines').set({ readiness: 'maintenance' }).where('id', '=', id).execute()
    work.record(readinessSet, id, { code, model, from, to: 'maintenance', until: null })
  }
  return ids.length
}

/** Machines that stood so before it was asked until when: for as long as it usually takes from now. */
async function stopThoseWithout(work: Work) {
  const stopped = await work.tx
    .selectFrom('machines')
    .selectAll()
    .where('readiness', 'in', Object.keys(usualDays) as (keyof typeof usualDays)[])
    .where('id', 'not in', outOfUse({ db: work.tx }).clearSelect().select('resourceId'))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { readiness, ...one } of stopped)
    if (isStopped(readiness)) await stop(work, { ...one, readiness }, { isSame: false })
  return stopped.length
}
