/** The papers by which somebody owes, or owes less. */
export const invoiceKinds = {
  invoice: 'فاتورة',
  'tax-invoice': 'فاتورة ضريبية',
  'simplified-invoice': 'فاتورة ضريبية مبسطة',
  'debit-note': 'إشعار مدين',
  'deposit-demand': 'مطالبة تأمين مسترد',
  'rent-demand': 'مطالبة إيجار',
  'credit-note': 'إشعار دائن',
  'opening-invoice': 'فاتورة سابقة',
  'opening-deposit': 'تأمين مسترد سابق',
} as const
export type InvoiceKind = keyof typeof invoiceKinds

/** Each begins its numbers with its own letters: «INV-SLL26-00042». */
export const letters = {
  invoice: 'IN',
  'tax-invoice': 'INV',
  'simplified-invoice': 'SIN',
  'debit-note': 'DN',
  'deposit-demand': 'DD',
  'rent-demand': 'RD',
  'credit-note': 'CN',
  'opening-invoice': 'OI',
  'opening-deposit': 'OD',
  'opening-credit': 'OC',
  receipt: 'RC',
  proforma: 'PF',
  'cheque-list': 'CQ',
  'deposit-slip': 'DS',
  payout: 'PV',
  'write-off': 'WO',
  'set-off': 'SO',
  'credit-transfer': 'CT',
  'owner-settlement': 'OS',
} as const
export type SeriesKind = keyof typeof letters
