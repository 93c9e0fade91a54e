import { vehicleImportPages } from '../vehicle-imports.ts'

export const loader = vehicleImportPages.faults
export const middleware = [loader.middleware]

export default function VehicleImportFaults() {
  return null
}
