import { sheetImportPages } from '../sheet-imports.ts'

export const loader = sheetImportPages.faults
export const middleware = [loader.middleware]

export default function SheetImportFaults() {
  return null
}
