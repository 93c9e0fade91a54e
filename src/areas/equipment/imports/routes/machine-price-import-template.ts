import { machinePriceImportPages } from '../price-imports.ts'

export const loader = machinePriceImportPages.template
export const middleware = [loader.middleware]

export default function MachinePriceImportTemplate() {
  return null
}
