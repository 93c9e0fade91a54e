/** The doors of payment vouchers and deposits, for the table of doors. */
export const doorsOfMoneyOut = {
  'finance.viewSetOffs': [
    'GET /admin/finance/set-offs',
    'POST /admin/finance/set-offs?act=save-view,forget-view',
    'GET /admin/finance/set-offs/:setOffId',
    'GET /admin/finance/set-offs/:setOffId/pdf',
  ],
  'finance.setOffAccounts': ['GET /admin/finance/set-offs/new', 'POST /admin/finance/set-offs/new'],
  'finance.exportSetOffs': ['GET /admin/finance/set-offs/export'],
  'finance.reverseSetOffs': ['POST /admin/finance/set-offs/:setOffId?act=reverse'],
  'finance.viewWriteOffs': [
    'GET /admin/finance/write-offs',
    'POST /admin/finance/write-offs?act=save-view,forget-view',
    'GET /admin/finance/write-offs/:writeOffId',
  ],
  'finance.exportWriteOffs': ['GET /admin/finance/write-offs/export'],
  'finance.writeOffCharges': ['GET /admin/finance/write-offs/new', 'POST /admin/finance/write-offs/new'],
  'finance.reverseWriteOffs': ['POST /admin/finance/write-offs/:writeOffId?act=reverse'],
  'finance.viewDeposits': [
    'GET /admin/finance/deposits',
    'POST /admin/finance/deposits?act=save-view,forget-view',
    'GET /admin/finance/deposits/:depositId',
    'GET /admin/finance/deposits/:depositId/pdf',
  ],
  'finance.askDeposits': [
    'GET /admin/finance/deposits/new',
    'POST /admin/finance/deposits/new',
    'POST /admin/finance/deposits/:depositId?act=release',
  ],
  'finance.deductDeposits': ['POST /admin/finance/deposits/:depositId?act=deduct,forfeit'],
  'finance.exportDeposits': ['GET /admin/finance/deposits/export'],
  'finance.viewPayouts': [
    'GET /admin/finance/payouts',
    'GET /admin/finance/payouts/:payoutId',
    'GET /admin/finance/payouts/:payoutId/pdf',
    'POST /admin/finance/payouts?act=save-view,forget-view',
  ],
  'finance.preparePayouts': [
    'GET /admin/finance/payouts/new',
    'POST /admin/finance/payouts/new',
    'POST /admin/finance/payouts/:payoutId?act=cancel',
    'POST /admin/finance/deposits/:depositId?act=refund',
  ],
  'finance.payPayouts': ['POST /admin/finance/payouts/:payoutId?act=pay'],
  'finance.transferPayouts': ['POST /admin/finance/payouts/:payoutId?act=transfer'],
  'finance.reversePayouts': ['POST /admin/finance/payouts/:payoutId?act=reverse'],
  'finance.exportPayouts': ['GET /admin/finance/payouts/export'],
} as const
