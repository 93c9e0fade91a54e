import { exportOfList } from '#areas/company/public-lists.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { exceptionsList } from '../exceptions-list.tsx'
import { exportedExceptions } from '../queries.ts'

export const loader = exportOfList(exceptionsList, { permission: parcelPermissions.export, rows: exportedExceptions })

export const middleware = [loader.middleware]

export default function ExceptionsExport() {
  return null
}
