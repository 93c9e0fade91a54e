import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { receiptKinds } from './receipt.ts'
import { receiptPath } from './receipt-asked.ts'
import { receipt } from './receipt-detail.ts'

export const receiptKind = 'receipt'

/** What notes, attachments and history of a receipt hang on: the slip of the machine, the picture of a transfer. */
export const receiptRecord = paperRecord({
  kind: receiptKind,
  label: 'سند القبض',
  view: financePermissions.viewReceipts,
  edit: financePermissions.receivePayments,
  path: receiptPath,
  shown: receipt,
  name: (one) => `${receiptKinds[one.kind]} ${one.number}`,
})
