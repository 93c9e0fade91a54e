/** Who may open which door of banks, suppliers and the tax: a part of the table in doors.ts. */
export const doorsOfBanks: Record<string, readonly string[]> = {
  'finance.viewPetty': ['GET /admin/finance/petty'],
  'finance.spendPetty': ['POST /admin/finance/petty?act=spend,reverse'],
  'finance.viewBills': [
    'GET /admin/finance/bills',
    'GET /admin/finance/bills/:billId',
    'GET /admin/finance/bills/payments/:paymentId/pdf',
    'GET /admin/finance/suppliers',
    'POST /admin/finance/bills?act=save-view,forget-view',
  ],
  'finance.manageSuppliers': ['POST /admin/finance/suppliers?act=add,change'],
  'finance.enterBills': [
    'GET /admin/finance/bills/new',
    'POST /admin/finance/bills/new',
    'POST /admin/finance/bills/:billId?act=credit',
  ],
  'finance.reverseBills': ['POST /admin/finance/bills/:billId?act=reverse'],
  'finance.payBills': ['POST /admin/finance/bills/:billId?act=pay'],
  'finance.viewTax': [
    'GET /admin/finance/tax',
    'GET /admin/finance/tax/documents',
    'GET /admin/finance/tax/payments/:paymentId/pdf',
  ],
  'finance.fileTax': ['POST /admin/finance/tax?act=file'],
  'finance.payTax': ['POST /admin/finance/tax?act=pay,refund'],
  'finance.reverseTaxPayments': ['POST /admin/finance/tax?act=reverse'],
  'finance.viewBankLines': [
    'GET /admin/finance/banks',
    'GET /admin/finance/banks/:accountId',
    'GET /admin/finance/banks/:accountId/reconciliation',
    'GET /admin/finance/bank-lines/:lineId',
  ],
  'finance.matchBank': [
    'POST /admin/finance/banks/:accountId?act=upload,sure,unmatch',
    'POST /admin/finance/bank-lines/:lineId?act=entry,move,proof,cards,fee,interest,unknown,payer,unmatch',
    'GET /admin/finance/bank-statements/:statementId',
    'POST /admin/finance/bank-statements/:statementId?act=check,take,leave',
    'GET /admin/finance/bank-statements/:statementId/faults',
  ],
}
