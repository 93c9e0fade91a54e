import { ownParcelImportPages } from '../parcel-imports.ts'

export const loader = ownParcelImportPages.template
export const middleware = [loader.middleware]

export default function ParcelImportTemplate() {
  return null
}
