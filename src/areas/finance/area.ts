import type { Area } from '#platform/area.ts'
import { postVoucher } from './approvals.ts'
import { nightlyCheck } from './books-health.ts'
import { approveDifference } from './cash-approvals.ts'
import { boxesPath } from './cash-tabs.ts'
import { cashFactLines, cashFactWords, cashPartWords } from './cash-words.ts'
import { invoicesPath } from './invoice-asked.ts'
import { invoiceRecord } from './invoice-record.ts'
import { moveRecord } from './move-record.ts'
import { postOpening } from './opening-approval.ts'
import { financePermissions } from './permissions.ts'
import { receiptsPath } from './receipt-asked.ts'
import { receiptRecord } from './receipt-record.ts'
import { receiptFactLines, receiptFactWords, receiptPartWords } from './receipt-words.ts'
import { seedFinance } from './seed.ts'
import { sessionRecord } from './session-record.ts'
import { financeFactLines, financeFactWords, financePartWords } from './words.ts'

export const finance: Area = {
  name: 'finance',
  label: 'المالية',
  permissions: financePermissions,
  desks: [
    {
      ...{ path: '/admin/finance', label: 'المالية', permission: financePermissions.viewBooks },
      tabs: [
        { path: '/admin/finance/cashier', permission: financePermissions.receivePayments },
        { path: invoicesPath, permission: financePermissions.viewInvoices },
        { path: receiptsPath, permission: financePermissions.viewReceipts },
        { path: boxesPath, permission: financePermissions.viewBoxes },
      ],
    },
  ],
  acts: [
    { path: '/admin/finance/cashier', label: 'اقبض دفعة', permission: financePermissions.receivePayments },
    { path: '/admin/finance/journals/new', label: 'أعدّ قيد يومية', permission: financePermissions.writeVouchers },
    { path: `${invoicesPath}/new`, label: 'أصدر فاتورة', permission: financePermissions.issueInvoices },
    { path: `${boxesPath}/mine`, label: 'افتح وردية صندوق', permission: financePermissions.keepBoxes },
  ],
  records: [invoiceRecord, receiptRecord, sessionRecord, moveRecord],
  approvals: [postVoucher, postOpening, approveDifference],
  factWords: { ...financeFactWords, ...cashFactWords, ...receiptFactWords },
  factLines: { ...financeFactLines, ...cashFactLines, ...receiptFactLines },
  partWords: { ...financePartWords, ...cashPartWords, ...receiptPartWords },
  seed: seedFinance,
  daily: nightlyCheck,
}
