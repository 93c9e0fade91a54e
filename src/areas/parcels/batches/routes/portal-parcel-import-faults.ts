import { ownParcelImportPages } from '../parcel-imports.ts'

export const loader = ownParcelImportPages.faults
export const middleware = [loader.middleware]

export default function ParcelImportFaults() {
  return null
}
