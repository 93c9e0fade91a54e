import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { creditTransferPath } from './credit-transfer-asked.ts'
import { creditTransferShown } from './credit-transfer-detail.ts'

export const creditTransferKind = 'credit-transfer'

/** What notes, attachments and history of a credit-transfer hang on: the slip that the customer signed. */
export const creditTransferRecord = paperRecord({
  kind: creditTransferKind,
  label: 'تحويل رصيد',
  view: financePermissions.viewCreditTransfers,
  edit: financePermissions.transferCredit,
  path: creditTransferPath,
  shown: creditTransferShown,
  name: (one) => `تحويل رصيد ${one.number}`,
})
