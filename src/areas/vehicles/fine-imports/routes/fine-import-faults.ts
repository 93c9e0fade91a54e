import { fineImportPages } from '../fine-imports.ts'

export const loader = fineImportPages.faults
export const middleware = [loader.middleware]

export default function FineImportFaults() {
  return null
}
