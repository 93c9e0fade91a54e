import { financePermissions } from '#areas/finance/permissions.ts'
import { keptViews } from '../lists/views-of-money.ts'
import { draftsAddress, readDraftsAsked } from './draft-asked.ts'
import { draftsPath } from './draft-paths.ts'
import { invoicesAddress, invoicesPath, readInvoicesAsked } from './invoice-asked.ts'
import { proformasAddress, proformasPath, readProformasAsked } from './proforma-asked.ts'

export const invoiceViews = keptViews({
  ...{ name: 'invoices', path: invoicesPath, permission: financePermissions.viewInvoices },
  tidy: (query) => invoicesAddress({ ...readInvoicesAsked(query), page: 1 }),
})

export const proformaViews = keptViews({
  ...{ name: 'proformas', path: proformasPath, permission: financePermissions.viewInvoices },
  tidy: (query) => proformasAddress({ ...readProformasAsked(query), page: 1 }),
})

export const draftViews = keptViews({
  ...{ name: 'invoice-drafts', path: draftsPath, permission: financePermissions.viewDrafts },
  tidy: (query) => draftsAddress({ ...readDraftsAsked(query), page: 1 }),
})
