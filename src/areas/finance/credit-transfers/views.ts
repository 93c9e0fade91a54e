import { creditTransfersPath } from '#areas/finance/addresses.ts'
import { keptViews } from '#areas/finance/lists/kept-views.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { creditTransfersAddress, readCreditTransfersAsked } from './credit-transfer-asked.ts'

export const creditTransferViews = keptViews({
  ...{ name: 'credit-transfers', path: creditTransfersPath, permission: financePermissions.viewCreditTransfers },
  tidy: (query) => creditTransfersAddress({ ...readCreditTransfersAsked(query), page: 1 }),
})
