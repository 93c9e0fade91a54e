import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { readReceiptsAsked, receiptsAddress, receiptsPath } from './receipt-asked.ts'

export const receiptViews = keptViews({
  ...{ name: 'receipts', path: receiptsPath, permission: financePermissions.viewReceipts },
  tidy: (query) => receiptsAddress({ ...readReceiptsAsked(query), page: 1 }),
})
