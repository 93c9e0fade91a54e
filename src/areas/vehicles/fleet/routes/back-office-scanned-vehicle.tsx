import { data, redirect } from 'react-router'
import { vehiclesPermissions as may } from '#areas/vehicles/permissions.ts'
import { page } from '#platform/http.ts'
import { whereScanned } from '../../sheets/scanned.ts'

/** What a scanned label leads to; a phone that is not signed in signs in first. */
export const loader = page(may.view, async (ctx, { params }) => {
  const path = await whereScanned(ctx, params.vehicleId)
  if (!path) throw data('لا توجد هذه المركبة.', { status: 404, statusText: 'Not Found' })
  throw redirect(path)
})

export default function ScannedVehicle() {
  return null
}
