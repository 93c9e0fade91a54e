import { viewsOfList } from '#areas/company/public-lists.ts'
import { keptViews } from '#areas/finance/lists/views-of-money.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { creditTransfersList } from './credit-transfers-list.tsx'

export const creditTransferViews = viewsOfList(keptViews, creditTransfersList, {
  name: 'credit-transfers',
  permission: financePermissions.viewCreditTransfers,
})
