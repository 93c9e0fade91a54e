/** The doors of what customers are charged, and of what comes before. */
export const doorsOfInvoices: Record<string, readonly string[]> = {
  'finance.viewInvoices': [
    'GET /admin/finance/invoices',
    'GET /admin/finance/invoices/:invoiceId',
    'GET /admin/finance/invoices/:invoiceId/pdf',
    'GET /admin/finance/invoices/:invoiceId/xml',
    'GET /admin/finance/proformas',
    'GET /admin/finance/proformas/:proformaId/pdf',
    'POST /admin/finance/invoices?act=save-view,rename-view,forget-view',
    'POST /admin/finance/proformas?act=save-view,rename-view,forget-view',
  ],
  'finance.issueInvoices': [
    'GET /admin/finance/invoices/new',
    'POST /admin/finance/invoices/new',
    'POST /admin/finance/invoices/:invoiceId?act=add',
    'POST /admin/finance/invoices/drafts?act=save,proforma,drop',
  ],
  'finance.viewDrafts': [
    'GET /admin/finance/invoices/drafts',
    'POST /admin/finance/invoices/drafts?act=save-view,rename-view,forget-view',
  ],
  'finance.creditInvoices': ['POST /admin/finance/invoices/:invoiceId?act=credit'],
  'finance.exportInvoices': [
    'GET /admin/finance/invoices/export',
    'GET /admin/finance/invoices/drafts/export',
    'GET /admin/finance/proformas/export',
  ],
}
