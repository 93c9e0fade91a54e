import { rentalImportPages } from '../rental-imports.ts'

export const loader = rentalImportPages.faults
export const middleware = [loader.middleware]

export default function RentalImportFaults() {
  return null
}
