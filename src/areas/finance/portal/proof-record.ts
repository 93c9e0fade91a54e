import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { proof } from './proof-queries.ts'
import { proofKind, proofPath } from './transfer-proof.ts'

/** What notes and history of a proof hang on. */
export const proofRecord = paperRecord({
  kind: proofKind,
  label: 'إثبات التحويل',
  view: financePermissions.viewReceipts,
  edit: financePermissions.confirmTransfers,
  path: proofPath,
  shown: proof,
  name: (one) => `إثبات تحويل ${one.sequence}`,
})
