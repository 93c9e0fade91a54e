import { data } from 'react-router'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { labelledVehicles } from '../queries.ts'
import { vehicleLabels } from '../vehicle-label.ts'
import { vehiclesList } from '../vehicles-list.tsx'

/** Of all that the register shows as it is narrowed. */
export const loader = handedOut(
  page(may.view, async (ctx, { query }) => {
    const cars = await labelledVehicles(ctx, vehiclesList.read(query))
    if (cars.length === 0) throw data('لا مركبة مطابقة.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed('ملصقات المركبات'), await vehicleLabels(ctx, cars))
  }),
)

export const middleware = [loader.middleware]

export default function VehicleLabels() {
  return null
}
