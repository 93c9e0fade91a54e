import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { piecesOf } from '../journey/load-for-update.ts'
import { runNumber } from './run.ts'

/** The run to change, for whoever sends runs of its branch, or for the courier whose it is; nobody else changes it meanwhile. */
export async function loadRunForUpdate({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const row = await tx.selectFrom('parcelRuns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const run = row && { ...row, assigneeId: row.courierId }
  mustReach(actor, permission, run)
  const number = runNumber(run)
  return { ...run, number, told: { number, courier: run.courierName, day: run.day } }
}

/** A stop with its run and its parcel, in that order, so that two who change one of them wait for each other. */
export async function loadStopForUpdate(work: Pick<Work, 'tx' | 'actor'>, stopId: string) {
  const found = await work.tx
    .selectFrom('parcelStops')
    .select(['runId', 'parcelId'])
    .where('id', '=', stopId)
    .modifyEnd(often)
    .executeTakeFirst()
  const run = await loadRunForUpdate(work, found?.runId ?? stopId, may.deliver)
  const stop = await work.tx.selectFrom('parcelStops').selectAll().where('id', '=', stopId).executeTakeFirstOrThrow()
  const row = await work.tx
    .selectFrom('parcels')
    .selectAll()
    .where('id', '=', stop.parcelId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { run, stop, parcel: { ...row, pieces: await piecesOf(work.tx, row.id) } }
}
