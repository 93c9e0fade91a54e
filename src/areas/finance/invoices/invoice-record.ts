import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { invoiceKinds } from './invoice.ts'
import { invoicePath } from './invoice-asked.ts'
import { invoice } from './invoice-detail.ts'

export const invoiceKind = 'invoice'

/** What notes, attachments, tasks and history of a paper hang on: the order that was sent, the talk about a late payment. */
export const invoiceRecord: RecordKind = {
  kind: invoiceKind,
  label: 'الفاتورة',
  view: financePermissions.viewInvoices,
  edit: financePermissions.issueInvoices,
  path: invoicePath,
  async find(ctx, id) {
    const one = await invoice(ctx, id)
    if (!one) return null
    const mayEdit = reaches(ctx.actor, financePermissions.issueInvoices, { branchId: one.branchId })
    return { name: `${invoiceKinds[one.kind]} ${one.number}`, mayEdit }
  },
}
