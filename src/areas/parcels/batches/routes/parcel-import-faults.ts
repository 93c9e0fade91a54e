import { parcelImportPages } from '../parcel-imports.ts'

export const loader = parcelImportPages.faults
export const middleware = [loader.middleware]

export default function ParcelImportFaults() {
  return null
}
