import { exportOfList } from '#areas/company/public-lists.ts'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { exportedVehicles } from '../queries.ts'
import { vehiclesList } from '../vehicles-list.tsx'

export const loader = exportOfList(vehiclesList, { permission: vehiclesPermissions.export, rows: exportedVehicles })

export const middleware = [loader.middleware]

export default function VehiclesExport() {
  return null
}
