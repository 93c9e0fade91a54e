import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { outlayPath } from './outlay-asked.ts'
import { outlay } from './outlay-detail.ts'

export const outlayKind = 'outlay'

/** What notes, attachments, tasks and history of an outlay hang on. */
export const outlayRecord = paperRecord({
  kind: outlayKind,
  label: 'الرسم بالنيابة',
  view: financePermissions.viewOutlays,
  edit: financePermissions.chargeOutlays,
  path: outlayPath,
  shown: outlay,
  name: (one) => `${one.authority}، مرجع ${one.reference}`,
})
