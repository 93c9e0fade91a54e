import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { proof } from './proof-queries.ts'
import { proofKind, proofPath } from './transfer-proof.ts'

/** What notes and history of a proof hang on. */
export const proofRecord: RecordKind = {
  kind: proofKind,
  label: 'إثبات التحويل',
  view: financePermissions.viewReceipts,
  edit: financePermissions.confirmTransfers,
  path: proofPath,
  async find(ctx, id) {
    const one = await proof(ctx, id)
    if (!one) return null
    const mayEdit = reaches(ctx.actor, financePermissions.confirmTransfers, { branchId: one.branchId })
    return { name: `إثبات تحويل ${one.sequence}`, mayEdit }
  },
}
