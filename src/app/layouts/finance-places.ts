import { financePermissions as may } from '#areas/finance/permissions.ts'
import type { Actor } from '#platform/context.ts'

/** The desks of money under one entry, in the order of a day at the counter; the books stand last. */
export const financePlaces = [
  { to: '/admin/finance/cashier', label: 'الكاشير', permission: may.receivePayments },
  { to: '/admin/finance/invoices', label: 'الفواتير', permission: may.viewInvoices },
  { to: '/admin/finance/receipts', label: 'سندات القبض', permission: may.viewReceipts },
  { to: '/admin/finance/online', label: 'الدفع الإلكتروني', permission: may.viewReceipts },
  { to: '/admin/finance/proofs', label: 'إثباتات تحويل', permission: may.viewReceipts },
  { to: '/admin/finance/cheques', label: 'الشيكات', permission: may.viewCheques },
  { to: '/admin/finance/payouts', label: 'سندات الصرف', permission: may.viewPayouts },
  { to: '/admin/finance/customers', label: 'حسابات العملاء', permission: may.viewDebts },
  { to: '/admin/finance/deposits', label: 'التأمينات', permission: may.viewDeposits },
  { to: '/admin/finance/boxes', label: 'الصناديق', permission: may.viewBoxes },
  { to: '/admin/finance/banks', label: 'البنوك', permission: may.viewBankLines },
  { to: '/admin/finance/bills', label: 'المشتريات', permission: may.viewBills },
  { to: '/admin/finance/tax', label: 'الضريبة', permission: may.viewTax },
  { to: '/admin/finance', label: 'الدفاتر', permission: may.viewBooks },
]

export const openPlaces = (actor: Actor) => financePlaces.filter(({ permission }) => actor.may(permission))
