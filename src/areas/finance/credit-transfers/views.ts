import { viewsOfList } from '#areas/finance/lists/declared.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { creditTransfersList } from './credit-transfers-list.tsx'

export const creditTransferViews = viewsOfList(creditTransfersList, {
  name: 'credit-transfers',
  permission: financePermissions.viewCreditTransfers,
})
