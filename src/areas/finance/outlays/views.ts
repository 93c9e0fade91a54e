import { viewsOfList } from '#areas/company/public-lists.ts'
import { keptViews } from '#areas/finance/lists/views-of-money.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { outlaysList } from './outlays-list.tsx'

export const outlayViews = viewsOfList(keptViews, outlaysList, { name: 'outlays', permission: financePermissions.viewOutlays })
