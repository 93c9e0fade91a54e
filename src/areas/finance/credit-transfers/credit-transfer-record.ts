import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { creditTransferPath } from './credit-transfer-asked.ts'
import { creditTransferShown } from './credit-transfer-detail.ts'

export const creditTransferKind = 'credit-transfer'

/** What notes, attachments and history of a credit-transfer hang on: the slip that the customer signed. */
export const creditTransferRecord: RecordKind = {
  kind: creditTransferKind,
  label: 'تحويل رصيد',
  view: financePermissions.viewCreditTransfers,
  edit: financePermissions.transferCredit,
  path: creditTransferPath,
  async find(ctx, id) {
    const one = await creditTransferShown(ctx, id)
    if (!one) return null
    const mayEdit = reaches(ctx.actor, financePermissions.transferCredit, { branchId: one.branchId })
    return { name: `تحويل رصيد ${one.number}`, mayEdit }
  },
}
