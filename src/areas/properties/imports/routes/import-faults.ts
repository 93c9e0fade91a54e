import { propertyImportPages } from '../property-imports.ts'

export const loader = propertyImportPages.faults
export const middleware = [loader.middleware]

export default function ImportFaults() {
  return null
}
