import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import type { Work } from '#platform/context.ts'
import { mustReach } from '#platform/reach.ts'
import { reservationNumber, stateAt } from './reservation.ts'
import { agreedIn } from './snapshot.ts'

type Key = { id: string } | { tokenHash: string }

/** A reservation with what was agreed; nobody else changes it meanwhile. */
export async function findReservationForUpdate({ tx, now }: Pick<Work, 'tx' | 'now'>, key: Key) {
  const row = await tx
    .selectFrom('carReservations')
    .selectAll()
    .$if('id' in key, (all) => all.where('id', '=', 'id' in key ? key.id : ''))
    .$if('tokenHash' in key, (all) => all.where('tokenHash', '=', 'tokenHash' in key ? key.tokenHash : ''))
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return { ...row, state: stateAt(row, now()), number: reservationNumber(row), ...agreedIn(row) }
}
export type LoadedReservation = NonNullable<Awaited<ReturnType<typeof findReservationForUpdate>>>

/** The same for whoever reserves cars where it is handed out. */
export async function loadReservationForUpdate(work: Pick<Work, 'tx' | 'now' | 'actor'>, id: string) {
  const row = await findReservationForUpdate(work, { id })
  mustReach(work.actor, vehiclesPermissions.reserve, row)
  return row
}
