import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { piecesOf } from '../journey/load-for-update.ts'
import { runNumber } from './run.ts'

/** The run to change, for whoever sends runs of its branch, or for the courier whose it is; nobody else changes it meanwhile. */
export async function loadRunForUpdate({ tx, actor }: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const row = await tx.selectFrom('parcelRuns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const run = row && loaded(row)
  mustReach(actor, permission, run)
  return run
}

function loaded<Row extends { sequence: bigint; plannedAt: Date; courierId: string; courierName: string; day: string }>(
  row: Row,
) {
  const number = runNumber(row)
  return { ...row, assigneeId: row.courierId, number, told: { number, courier: row.courierName, day: row.day } }
}

/** The same by one of its stops, which leaves it for no other; whether it is theirs the caller asks. */
export async function loadRunOfStopForUpdate({ tx }: Pick<Work, 'tx'>, stopId: string) {
  const row = await tx
    .selectFrom('parcelRuns')
    .selectAll()
    .where('id', '=', ({ selectFrom }) => selectFrom('parcelStops').select('runId').where('parcelStops.id', '=', stopId))
    .forUpdate()
    .executeTakeFirst()
  return row && loaded(row)
}

/** A stop with its run and its parcel, in that order, so that two who change one of them wait for each other. */
export async function loadStopForUpdate(work: Pick<Work, 'tx' | 'actor'>, stopId: string) {
  const run = await loadRunOfStopForUpdate(work, stopId)
  mustReach(work.actor, may.deliver, run)
  return withStop(work, run, stopId)
}

/** To a run that is locked, one of its stops with its parcel. */
export async function withStop<Run>({ tx }: Pick<Work, 'tx'>, run: Run, stopId: string) {
  const stop = await tx.selectFrom('parcelStops').selectAll().where('id', '=', stopId).executeTakeFirstOrThrow()
  const row = await tx.selectFrom('parcels').selectAll().where('id', '=', stop.parcelId).forUpdate().executeTakeFirstOrThrow()
  return { run, stop, parcel: { ...row, pieces: await piecesOf(tx, row.id) } }
}
