/** The doors of customers' accounts: what they owe, and their statements. */
export const doorsOfAccounts = {
  'finance.viewDebts': ['GET /admin/finance/customers', 'GET /admin/finance/customers/ageing'],
  'finance.exportDebts': ['GET /admin/finance/customers/export', 'GET /admin/finance/customers/ageing/pdf'],
  'finance.sendStatements': ['POST /admin/finance/customers/:partyId'],
  'finance.viewStatements': [
    'GET /admin/finance/customers/:partyId',
    'GET /admin/finance/customers/:partyId/export',
    'GET /admin/finance/customers/:partyId/pdf',
  ],
}
