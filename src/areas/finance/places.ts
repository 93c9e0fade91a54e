import type { Actor } from '#platform/context.ts'
import { accountsPath, banksPath, creditTransfersPath, onlinePath, payoutsPath, poolsPath } from './addresses.ts'
import { billsPath, suppliersPath } from './bills/bill.ts'
import { pettyPath } from './bills/petty.ts'
import { boxesPath, movesPath, myBoxPath, sessionsPath } from './cash/cash-paths.ts'
import { calendarPath, chequesPath, depositPath } from './cheques/cheque-asked.ts'
import { chequeListsPath, slipsPath } from './cheques/papers-asked.ts'
import { deferralsPath } from './deferrals/deferral-asked.ts'
import { depositsPath } from './deposits/deposit-asked.ts'
import { invoicesPath } from './invoices/invoice-asked.ts'
import { proformasPath } from './invoices/proforma-asked.ts'
import { resultsPath } from './ledger/results-asked.ts'
import { outlaysPath } from './outlays/outlay-asked.ts'
import { financePermissions as may } from './permissions.ts'
import { proofsPath } from './portal/transfer-proof.ts'
import { taxPath } from './quarter.ts'
import { receiptsPath } from './receipts/receipt-asked.ts'
import { setOffsPath } from './set-offs/set-off-asked.ts'
import { debtsPath } from './staff-debts/debt.ts'
import { ageingPath } from './statements/debts-asked.ts'
import { writeOffsPath } from './write-offs/write-off-asked.ts'

const books = '/admin/finance'

/** Every desk of money, by what people do there; `also` are pages of a desk that do not lie below its address. */
const groups = [
  {
    label: 'القبض',
    places: [
      { path: `${books}/cashier`, label: 'الكاشير', permission: may.receivePayments },
      { path: myBoxPath, label: 'ورديتي', permission: may.keepBoxes },
      { path: receiptsPath, label: 'سندات القبض', permission: may.viewReceipts },
      { path: proofsPath, label: 'إثباتات تحويل', permission: may.viewReceipts },
      { path: onlinePath, label: 'الدفع الإلكتروني', permission: may.viewReceipts },
    ],
  },
  {
    label: 'المستحق لنا',
    places: [
      { path: invoicesPath, label: 'الفواتير', permission: may.viewInvoices, also: [proformasPath] },
      { path: accountsPath, label: 'حسابات العملاء', permission: may.viewDebts },
      { path: ageingPath, label: 'أعمار الديون', permission: may.viewDebts },
      { path: depositsPath, label: 'التأمينات المستردة', permission: may.viewDeposits },
      { path: outlaysPath, label: 'الرسوم بالنيابة', permission: may.viewOutlays },
      { path: setOffsPath, label: 'المقاصات', permission: may.viewSetOffs },
      { path: creditTransfersPath, label: 'تحويلات الأرصدة', permission: may.viewCreditTransfers },
      { path: writeOffsPath, label: 'الشطب', permission: may.viewWriteOffs },
    ],
  },
  {
    label: 'المستحق علينا',
    places: [
      { path: payoutsPath, label: 'سندات الصرف', permission: may.viewPayouts },
      { path: poolsPath, label: 'أمانات الملّاك', permission: may.viewPools },
      { path: billsPath, label: 'المشتريات', permission: may.viewBills },
      { path: suppliersPath, label: 'المورّدون', permission: may.viewBills },
    ],
  },
  {
    label: 'الشيكات',
    places: [
      { path: chequesPath, label: 'حافظة الشيكات', permission: may.viewCheques },
      { path: calendarPath, label: 'تقويم الشيكات', permission: may.viewCheques },
      { path: depositPath, label: 'إيداع الغد', permission: may.keepCheques },
      { path: slipsPath, label: 'قسائم الإيداع', permission: may.viewCheques },
      { path: chequeListsPath, label: 'بيانات الشيكات المستلمة', permission: may.viewCheques },
    ],
  },
  {
    label: 'النقد والبنوك',
    places: [
      { path: boxesPath, label: 'الصناديق', permission: may.viewBoxes },
      { path: sessionsPath, label: 'الورديات', permission: may.viewBoxes },
      { path: movesPath, label: 'نقل النقد', permission: may.viewBoxes },
      { path: debtsPath, label: 'ذمم الموظفين', permission: may.viewStaffDebts },
      { path: pettyPath, label: 'المصروفات النثرية', permission: may.viewPetty },
      {
        ...{ path: banksPath, label: 'كشوف البنوك', permission: may.viewBankLines },
        also: [`${books}/bank-lines`, `${books}/bank-statements`],
      },
      { path: `${boxesPath}/bank-accounts`, label: 'الحسابات البنكية', permission: may.viewBankAccounts },
    ],
  },
  {
    label: 'الدفاتر والضريبة',
    places: [
      { path: books, label: 'دليل الحسابات', permission: may.viewBooks },
      { path: `${books}/trial-balance`, label: 'ميزان المراجعة', permission: may.viewBooks },
      { path: resultsPath, label: 'قائمة الدخل', permission: may.viewBooks },
      { path: `${books}/balance-sheet`, label: 'المركز المالي', permission: may.viewBooks },
      { path: `${books}/journals`, label: 'القيود', permission: may.viewBooks, also: [`${books}/opening`] },
      { path: deferralsPath, label: 'الإيرادات المؤجلة', permission: may.viewBooks },
      { path: taxPath, label: 'الإقرار الضريبي', permission: may.viewTax },
      { path: `${books}/periods`, label: 'إقفال الفترات', permission: may.viewBooks },
      { path: `${books}/settings`, label: 'إعدادات المحاسبة', permission: may.viewBooks },
      { path: `${books}/health`, label: 'سلامة الدفاتر', permission: may.viewBooks },
    ],
  },
]

/** In the order of a day at the counter; the books stand last. */
export const places = groups.flatMap((group) => group.places)

/** The groups with what this person may open of them; one of which nothing is open is not there. */
export const openGroups = (actor: Actor) =>
  groups
    .map(({ label, places: all }) => ({
      label,
      places: all
        .filter(({ permission }) => actor.may(permission))
        .map(({ path, label: name, also = [] }: Place) => ({ path, label: name, also })),
    }))
    .filter(({ places: open }) => open.length > 0)

type Place = { path: string; label: string; also?: string[] }
