import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Work } from '#platform/context.ts'
import { often } from '#platform/db/database.ts'
import { onceIn } from '#platform/db/once-in.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { piecesOf } from '../journey/load-for-update.ts'
import { runNumber } from './run.ts'

/** The run to change, for whoever sends runs of its branch, or for the courier whose it is; nobody else changes it meanwhile. */
export async function loadRunForUpdate(work: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) {
  const run = await lockedRun(work, id)
  mustReach(work.actor, permission, run)
  return run
}

async function lockedRun({ tx }: Pick<Work, 'tx'>, id: string) {
  const row = await tx.selectFrom('parcelRuns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return undefined
  const number = runNumber(row)
  return { ...row, assigneeId: row.courierId, number, told: { number, courier: row.courierName, day: row.day } }
}

/** Locked once for all doors of a message; what happens at a door changes no run. */
export const lockRunOnce = (work: Pick<Work, 'tx'>, id: string) => onceIn(work.tx, `run ${id}`, () => lockedRun(work, id))

/** A stop with its run and its parcel, in that order, so that two who change one of them wait for each other. */
export async function loadStopForUpdate(work: Pick<Work, 'tx' | 'actor'>, stopId: string) {
  const run = await lockRunOfStop(work, stopId)
  mustReach(work.actor, may.deliver, run)
  return withStop(work, run, stopId)
}

/** Whether it is theirs the caller asks. A stop leaves its run for no other. */
export async function lockRunOfStop(work: Pick<Work, 'tx'>, stopId: string) {
  const stop = await work.tx
    .selectFrom('parcelStops')
    .select('runId')
    .where('id', '=', stopId)
    .modifyEnd(often)
    .executeTakeFirst()
  return stop && lockRunOnce(work, stop.runId)
}

/** To a run that is locked, one of its stops with its parcel. */
export async function withStop<Run>({ tx }: Pick<Work, 'tx'>, run: Run, stopId: string) {
  const stop = await tx.selectFrom('parcelStops').selectAll().where('id', '=', stopId).executeTakeFirstOrThrow()
  const row = await tx.selectFrom('parcels').selectAll().where('id', '=', stop.parcelId).forUpdate().executeTakeFirstOrThrow()
  return { run, stop, parcel: { ...row, pieces: await piecesOf(tx, row.id) } }
}
