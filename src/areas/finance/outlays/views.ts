import { viewsOfList } from '#areas/finance/lists/declared.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { outlaysList } from './outlays-list.tsx'

export const outlayViews = viewsOfList(outlaysList, { name: 'outlays', permission: financePermissions.viewOutlays })
