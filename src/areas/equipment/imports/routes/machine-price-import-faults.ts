import { machinePriceImportPages } from '../price-imports.ts'

export const loader = machinePriceImportPages.faults
export const middleware = [loader.middleware]

export default function MachinePriceImportFaults() {
  return null
}
