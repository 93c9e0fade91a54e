import { keptViews } from '#areas/finance/lists/kept-views.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { outlaysAddress, outlaysPath, readOutlaysAsked } from './outlay-asked.ts'

export const outlayViews = keptViews({
  ...{ name: 'outlays', path: outlaysPath, permission: financePermissions.viewOutlays },
  tidy: (query) => outlaysAddress({ ...readOutlaysAsked(query), page: 1 }),
})
