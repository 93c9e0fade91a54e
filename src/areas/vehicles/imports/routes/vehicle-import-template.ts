import { vehicleImportPages } from '../vehicle-imports.ts'

export const loader = vehicleImportPages.template
export const middleware = [loader.middleware]

export default function VehicleImportTemplate() {
  return null
}
