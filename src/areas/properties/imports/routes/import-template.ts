import { propertyImportPages } from '../property-imports.ts'

export const loader = propertyImportPages.template
export const middleware = [loader.middleware]

export default function ImportTemplate() {
  return null
}
