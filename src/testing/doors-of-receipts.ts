/** The doors of money that comes in: over the counter, by transfer, online. */
export const doorsOfReceipts: Record<string, readonly string[]> = {
  'finance.exportReceipts': [
    'GET /admin/finance/receipts/export',
    'GET /admin/finance/proofs/export',
    'GET /admin/finance/online/export',
  ],
  'finance.viewReceipts': [
    'GET /admin/finance/receipts',
    'GET /admin/finance/receipts/:receiptId',
    'GET /admin/finance/receipts/:receiptId/pdf',
    'GET /admin/finance/online',
    'GET /admin/finance/online/:paymentId',
    'GET /admin/finance/proofs',
    'GET /admin/finance/proofs/:proofId',
    'POST /admin/finance/receipts?act=save-view,rename-view,forget-view',
    'POST /admin/finance/proofs?act=save-view,rename-view,forget-view',
    'POST /admin/finance/online?act=save-view,rename-view,forget-view',
  ],
  'finance.confirmTransfers': [
    'POST /admin/finance/proofs/:proofId?act=confirm,refuse',
    'POST /admin/vehicles/claims/:claimId?act=insurer',
  ],
  'finance.reverseReceipts': [
    'POST /admin/finance/receipts/:receiptId?act=reverse',
    'POST /admin/finance/cheques/:chequeId?act=unclear',
    'POST /admin/finance/bills/:billId?act=undo-refund',
  ],
  'finance.connectPayments': ['GET /admin/finance/online/provider', 'POST /admin/finance/online/provider?act=connect,disconnect'],
  'finance.receivePayments': [
    'GET /admin/finance/cashier',
    'POST /admin/finance/cashier?act=receive,use-credit',
    'POST /admin/finance/receipts/:receiptId?act=allocate,correct',
    'POST /admin/vehicles/rentals/:contractId?act=capture',
    'GET /admin/finance/bills/refunds/:refundId/pdf',
    'POST /admin/finance/bills/:billId?act=take-refund',
    'POST /admin/finance/petty?act=take-refund',
    'POST /admin/finance/online/:paymentId?act=ask,accept',
    'GET /admin/finance/cashier/parked',
    'POST /admin/finance/cashier/parked?act=park,drop',
  ],
}
