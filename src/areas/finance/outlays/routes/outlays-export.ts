import { exportOfList } from '#areas/company/public-lists.ts'
import { outlayStates } from '#areas/finance/outlay-dues/outlay.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { outlaysList } from '../outlays-list.tsx'
import { exportedOutlays } from '../queries.ts'

export const loader = exportOfList(outlaysList, {
  permission: financePermissions.exportOutlays,
  rows: exportedOutlays,
  sums: { by: ({ state }) => `مجموع: ${outlayStates[state]}` },
})

export const middleware = [loader.middleware]

export default function OutlaysExport() {
  return null
}
