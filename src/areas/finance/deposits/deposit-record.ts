import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { depositPath } from './deposit-asked.ts'
import { deposit } from './deposit-detail.ts'

export const depositKind = 'deposit'

/** What notes, attachments, tasks and history of a deposit hang on. */
export const depositRecord = paperRecord({
  kind: depositKind,
  label: 'التأمين المسترد',
  view: financePermissions.viewDeposits,
  edit: financePermissions.askDeposits,
  path: depositPath,
  shown: deposit,
  name: (one) => `تأمين ${one.contract}`,
})
