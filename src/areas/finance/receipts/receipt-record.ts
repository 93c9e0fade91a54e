import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { receiptKinds } from './receipt.ts'
import { receiptPath } from './receipt-asked.ts'
import { receipt } from './receipt-detail.ts'

export const receiptKind = 'receipt'

/** What notes, attachments and history of a receipt hang on: the slip of the machine, the picture of a transfer. */
export const receiptRecord: RecordKind = {
  kind: receiptKind,
  label: 'سند القبض',
  view: financePermissions.viewReceipts,
  edit: financePermissions.receivePayments,
  path: receiptPath,
  async find(ctx, id) {
    const one = await receipt(ctx, id)
    if (!one) return null
    const mayEdit = reaches(ctx.actor, financePermissions.receivePayments, { branchId: one.branchId })
    return { name: `${receiptKinds[one.kind]} ${one.number}`, mayEdit }
  },
}
