import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { writeOffPath } from './write-off-asked.ts'
import { writeOff } from './write-off-detail.ts'

export const writeOffKind = 'write-off'

/** What notes, attachments and history of a write-off hang on: the letters that were sent, what the lawyer said. */
export const writeOffRecord = paperRecord({
  kind: writeOffKind,
  label: 'شطب مستحقات',
  view: financePermissions.viewWriteOffs,
  edit: financePermissions.writeOffCharges,
  path: writeOffPath,
  shown: writeOff,
  name: (one) => `شطب ${one.number}`,
})
