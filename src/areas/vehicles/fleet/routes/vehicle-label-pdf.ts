import { data } from 'react-router'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { vehicle } from '../vehicle-detail.ts'
import { vehicleLabels } from '../vehicle-label.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { params }) => {
    const one = await vehicle(ctx, params.vehicleId)
    if (!one) throw data('لا توجد هذه المركبة.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`ملصق ${one.plate}`), await vehicleLabels(ctx, [one]))
  }),
)

export const middleware = [loader.middleware]

export default function VehicleLabel() {
  return null
}
