import { sheetImportPages } from '../sheet-imports.ts'

export const loader = sheetImportPages.template
export const middleware = [loader.middleware]

export default function SheetImportTemplate() {
  return null
}
