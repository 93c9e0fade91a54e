import { parcelImportPages } from '../parcel-imports.ts'

export const loader = parcelImportPages.template
export const middleware = [loader.middleware]

export default function ParcelImportTemplate() {
  return null
}
