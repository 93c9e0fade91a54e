import { keptViews } from '#areas/finance/lists/kept-views.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { readReceiptsAsked, receiptsAddress, receiptsPath } from './receipt-asked.ts'

export const receiptViews = keptViews({
  ...{ name: 'receipts', path: receiptsPath, permission: financePermissions.viewReceipts },
  tidy: (query) => receiptsAddress({ ...readReceiptsAsked(query), page: 1 }),
})
