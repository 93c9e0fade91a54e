import { onlinePath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { onlineAddress, readOnlineAsked } from './online-asked.ts'

export const onlineViews = keptViews({
  ...{ name: 'online-payments', path: onlinePath, permission: financePermissions.viewReceipts },
  tidy: (query) => onlineAddress({ ...readOnlineAsked(query), page: 1 }),
})
