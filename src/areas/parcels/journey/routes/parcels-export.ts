import { exportOfList } from '#areas/company/public-lists.ts'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { parcelsList } from '../parcels-list.tsx'
import { exportedParcels } from '../queries.ts'

export const loader = exportOfList(parcelsList, { permission: parcelPermissions.export, rows: exportedParcels })

export const middleware = [loader.middleware]

export default function ParcelsExport() {
  return null
}
