/** The doors of the vault, for the table of doors. */
export const chequeDoors = {
  'finance.viewCheques': [
    'GET /admin/finance/cheques',
    'GET /admin/finance/cheques/calendar',
    'GET /admin/finance/cheques/:chequeId',
    'GET /admin/finance/cheques/:chequeId/bounce/pdf',
    'GET /admin/finance/cheques/lists',
    'GET /admin/finance/cheques/lists/:listId/pdf',
    'GET /admin/finance/cheques/slips',
    'GET /admin/finance/cheques/slips/:slipId',
    'GET /admin/finance/cheques/slips/:slipId/pdf',
    'POST /admin/finance/cheques?act=save-view,rename-view,forget-view',
    'POST /admin/finance/cheques/lists?act=save-view,rename-view,forget-view',
    'POST /admin/finance/cheques/slips?act=save-view,rename-view,forget-view',
  ],
  'finance.keepCheques': [
    'POST /admin/properties/leases/:contractId/draft?act=cheques',
    'GET /admin/finance/cheques/new',
    'POST /admin/finance/cheques/new?act=receive,replace',
    'GET /admin/finance/cheques/deposit',
    'POST /admin/finance/cheques/deposit',
    'POST /admin/finance/cheques/:chequeId?act=redeposit,return,cover',
  ],
  'finance.settleCheques': [
    'POST /admin/finance/cheques/:chequeId?act=clear,bounce,unbounce,settle,escalate',
    'POST /admin/finance/cheques/slips/:slipId?act=clear',
  ],
  'finance.exportCheques': [
    'GET /admin/finance/cheques/export',
    'GET /admin/finance/cheques/lists/export',
    'GET /admin/finance/cheques/slips/export',
  ],
} as const
