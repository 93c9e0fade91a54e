import { exportOfList } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { creditTransferStates } from '../credit-transfer.ts'
import { creditTransfersList } from '../credit-transfers-list.tsx'
import { exportedCreditTransfers } from '../queries.ts'

export const loader = exportOfList(creditTransfersList, {
  permission: financePermissions.exportCreditTransfers,
  rows: exportedCreditTransfers,
  sums: { by: ({ status }) => `مجموع: ${creditTransferStates[status]}` },
})

export const middleware = [loader.middleware]

export default function CreditTransfersExport() {
  return null
}
