import { priceImportPages } from '../price-imports.ts'

export const loader = priceImportPages.faults
export const middleware = [loader.middleware]

export default function PriceImportFaults() {
  return null
}
