import { rentalImportPages } from '../rental-imports.ts'

export const loader = rentalImportPages.template
export const middleware = [loader.middleware]

export default function RentalImportTemplate() {
  return null
}
