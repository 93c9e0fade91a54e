import { priceImportPages } from '../price-imports.ts'

export const loader = priceImportPages.template
export const middleware = [loader.middleware]

export default function PriceImportTemplate() {
  return null
}
