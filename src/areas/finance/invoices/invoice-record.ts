import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { paperRecord } from '#areas/finance/paper-record.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { invoicePath } from './invoice-asked.ts'
import { invoice } from './invoice-detail.ts'

export const invoiceKind = 'invoice'

/** What notes, attachments, tasks and history of a paper hang on: the order that was sent, the talk about a late payment. */
export const invoiceRecord = paperRecord({
  kind: invoiceKind,
  label: 'الفاتورة',
  view: financePermissions.viewInvoices,
  edit: financePermissions.issueInvoices,
  path: invoicePath,
  shown: invoice,
  name: (one) => `${invoiceKinds[one.kind]} ${one.number}`,
})
