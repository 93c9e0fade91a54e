import { financePermissions } from '#areas/finance/permissions.ts'
import { onlinePath } from '../addresses.ts'
import { keptViews } from '../lists/kept-views.ts'
import { onlineAddress, readOnlineAsked } from './online-asked.ts'

export const onlineViews = keptViews({
  ...{ name: 'online-payments', path: onlinePath, permission: financePermissions.viewReceipts },
  tidy: (query) => onlineAddress({ ...readOnlineAsked(query), page: 1 }),
})
