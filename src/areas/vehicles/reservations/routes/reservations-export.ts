import { exportOfList } from '#areas/company/public-lists.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { exportedReservations } from '../queries.ts'
import { reservationsList } from '../reservations-list.tsx'

export const loader = exportOfList(reservationsList, { permission: vehiclesPermissions.export, rows: exportedReservations })

export const middleware = [loader.middleware]

export default function ReservationsExport() {
  return null
}
