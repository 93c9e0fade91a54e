import { reservationPath } from '#areas/vehicles/paths.ts'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reservationKind } from './reservation.ts'
import { reservation } from './reservation-detail.ts'

/** What notes, attachments, tasks and history of a reservation hang on. */
export const reservationRecord: RecordKind = {
  ...{ kind: reservationKind, label: 'حجز السيارة', view: may.viewReservations, edit: may.reserve, path: reservationPath },
  async find(ctx, id) {
    const one = await reservation(ctx, id)
    return one && { name: `حجز ${one.className} ${one.number}`, mayEdit: one.may.reserve }
  },
}
