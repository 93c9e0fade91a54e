/** The doors of customers' accounts: what they owe, and their statements. */
export const doorsOfAccounts = {
  'finance.viewDebts': [
    'GET /admin/finance/customers',
    'GET /admin/finance/customers/ageing',
    'POST /admin/finance/customers?act=save-view,rename-view,forget-view',
    'POST /admin/finance/customers/ageing?act=save-view,rename-view,forget-view',
  ],
  'finance.exportDebts': ['GET /admin/finance/customers/export'],
  'finance.sendStatements': ['POST /admin/finance/customers/:partyId', 'POST /admin/finance/receipts/:receiptId?act=send'],
  'finance.viewStatements': [
    'GET /admin/finance/customers/:partyId',
    'GET /admin/finance/customers/:partyId/export',
    'GET /admin/finance/customers/:partyId/pdf',
  ],
}
