import { exportOfList } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { exportedSetOffs } from '../queries.ts'
import { setOffStates } from '../set-off.ts'
import { setOffsList } from '../set-offs-list.tsx'

export const loader = exportOfList(setOffsList, {
  permission: financePermissions.exportSetOffs,
  rows: exportedSetOffs,
  sums: { by: ({ status }) => `مجموع: ${setOffStates[status]}` },
})

export const middleware = [loader.middleware]

export default function SetOffsExport() {
  return null
}
