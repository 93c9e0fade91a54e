import { creditTransfersPath, payoutsPath } from './addresses.ts'
import { billsPath } from './bills/bill.ts'
import { myBoxPath } from './cash/cash-paths.ts'
import { newChequesPath } from './cheques/cheque-asked.ts'
import { depositsPath } from './deposits/deposit-asked.ts'
import { invoicesPath } from './invoices/invoice-asked.ts'
import { outlaysPath } from './outlays/outlay-asked.ts'
import { financePermissions } from './permissions.ts'
import { setOffsPath } from './set-offs/set-off-asked.ts'
import { writeOffsPath } from './write-offs/write-off-asked.ts'

/** What is begun from anywhere. */
export const acts = [
  { path: '/admin/finance/cashier', label: 'اقبض دفعة', permission: financePermissions.receivePayments },
  { path: '/admin/finance/journals/new', label: 'أعدّ قيد يومية', permission: financePermissions.writeVouchers },
  { path: `${invoicesPath}/new`, label: 'أصدر فاتورة', permission: financePermissions.issueInvoices },
  { path: newChequesPath, label: 'سجّل شيكات', permission: financePermissions.keepCheques },
  { path: `${payoutsPath}/new`, label: 'أعدّ سند صرف', permission: financePermissions.preparePayouts },
  { path: `${writeOffsPath}/new`, label: 'اطلب شطبًا', permission: financePermissions.writeOffCharges },
  { path: `${creditTransfersPath}/new`, label: 'حوّل رصيدًا إلى عميل آخر', permission: financePermissions.transferCredit },
  { path: `${setOffsPath}/new`, label: 'اطلب مقاصة', permission: financePermissions.setOffAccounts },
  { path: `${depositsPath}/new`, label: 'اطلب تأمينًا مستردًا', permission: financePermissions.askDeposits },
  { path: `${outlaysPath}/new`, label: 'حمّل رسمًا بالنيابة', permission: financePermissions.chargeOutlays },
  { path: `${billsPath}/new`, label: 'سجّل فاتورة مورّد', permission: financePermissions.enterBills },
  { path: myBoxPath, label: 'افتح وردية صندوق', permission: financePermissions.keepBoxes },
]
