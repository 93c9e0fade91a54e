import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { stopMoved } from '../facts.ts'
import { MoveStopInput } from '../inputs.ts'
import { loadRunForUpdate } from '../load-for-update.ts'
import { movedStops } from '../moved-stops.ts'

/** A courier goes to this door before or after another one of the same run. */
export const moveStop = command({
  name: 'parcels.move-stop',
  permission: may.deliver,
  input: MoveStopInput,
  async run(work, asked) {
    const stop = await work.tx.selectFrom('parcelStops').select('runId').where('id', '=', asked.stopId).executeTakeFirst()
    const run = await loadRunForUpdate(work, stop?.runId ?? asked.stopId, may.deliver)
    await moveInRun(work, run, asked)
    return { runId: run.id }
  },
})

type Moved = { stopId: string; before?: string | undefined; after?: string | undefined }

/** The caller holds the run. */
export async function moveInRun(work: Work, run: { id: string; number: string; courierName: string }, moved: Moved) {
  const stops = await work.tx
    .selectFrom('parcelStops')
    .select(['id', 'position'])
    .where('runId', '=', run.id)
    .orderBy('position')
    .execute()
  const order = movedStops(stops, moved)
  if (!order) throw new Refusal('parcels.no-such-stop', 'تغيّرت الجولة. حدّث الصفحة ورتّب من جديد.')
  for (const [at, { id, position }] of order.entries())
    if (position !== at + 1)
      await work.tx
        .updateTable('parcelStops')
        .set({ position: at + 1 })
        .where('id', '=', id)
        .execute()
  work.record(stopMoved, run.id, { run: run.number, courier: run.courierName })
}
