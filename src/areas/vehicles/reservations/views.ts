import { viewsOfList } from '#areas/company/public-lists.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { keptViews } from '../kept-views.ts'
import { reservationsList } from './reservations-list.tsx'

export const reservationViews = viewsOfList(keptViews, reservationsList, {
  name: 'car-reservations',
  permission: vehiclesPermissions.viewReservations,
})
