import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '#areas/finance/reports/kept-views.ts'
import { invoicesAddress, invoicesPath, readInvoicesAsked } from './invoice-asked.ts'

export const invoiceViews = keptViews({
  ...{ name: 'invoices', path: invoicesPath, permission: financePermissions.viewInvoices },
  tidy: (query) => invoicesAddress({ ...readInvoicesAsked(query), page: 1 }),
})
