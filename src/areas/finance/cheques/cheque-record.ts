import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { chequePath } from './cheque-asked.ts'
import { cheque } from './cheque-detail.ts'

export const chequeKind = 'cheque'

/** What the picture of a cheque hangs on, with notes, tasks and history. */
export const chequeRecord = paperRecord({
  kind: chequeKind,
  label: 'الشيك',
  view: financePermissions.viewCheques,
  edit: financePermissions.keepCheques,
  path: chequePath,
  shown: cheque,
  name: (one) => `شيك ${one.number}، ${one.bank}`,
})
