import { fineImportPages } from '../fine-imports.ts'

export const loader = fineImportPages.template
export const middleware = [loader.middleware]

export default function FineImportTemplate() {
  return null
}
