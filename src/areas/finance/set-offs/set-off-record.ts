import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { setOffPath } from './set-off-asked.ts'
import { setOffShown } from './set-off-detail.ts'

export const setOffKind = 'set-off'

/** What notes, attachments and history of a set-off hang on: the slip that the customer signed. */
export const setOffRecord = paperRecord({
  kind: setOffKind,
  label: 'مقاصة',
  view: financePermissions.viewSetOffs,
  edit: financePermissions.setOffAccounts,
  path: setOffPath,
  shown: setOffShown,
  name: (one) => `مقاصة ${one.number}`,
})
