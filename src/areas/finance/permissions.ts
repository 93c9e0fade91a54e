import { definePermissions } from '#platform/permissions.ts'

const branchOrAll = ['branch', 'all'] as const

const books = { accountant: 'all', financeManager: 'all' } as const

/** The books are those of the whole company: a branch has its boxes and its receipts, and no books of its own. */
export const financePermissions = definePermissions('finance', {
  viewBooks: { label: 'عرض الدفاتر', for: books },
  manageAccounts: { label: 'إدارة دليل الحسابات', for: books },
  exportBooks: { label: 'تصدير الدفاتر', for: books },
  writeVouchers: { label: 'إعداد القيود اليدوية', for: books },
  importOpening: { label: 'استيراد الأرصدة الافتتاحية', for: books },
  reverseJournals: { label: 'عكس القيود اليدوية', for: { financeManager: 'all' } },
  lockPeriods: { label: 'إقفال الفترات', for: books },
  viewInvoices: { label: 'عرض الفواتير', scopes: branchOrAll, for: { ...books, cashier: 'branch', collector: 'branch' } },
  issueInvoices: { label: 'إصدار الفواتير', scopes: branchOrAll, for: { ...books, cashier: 'branch' } },
  creditInvoices: { label: 'إصدار الإشعارات الدائنة', scopes: branchOrAll, limit: 'amount', for: books },
  viewReceipts: { label: 'عرض سندات القبض', scopes: branchOrAll, for: { ...books, cashier: 'branch', collector: 'branch' } },
  receivePayments: { label: 'قبض الدفعات', scopes: branchOrAll, for: { ...books, cashier: 'branch', collector: 'branch' } },
  confirmTransfers: { label: 'تأكيد التحويلات', scopes: branchOrAll, for: { ...books, cashier: 'branch' } },
  reverseReceipts: { label: 'عكس سندات القبض', scopes: branchOrAll, for: books },
  exportReceipts: { label: 'تصدير سندات القبض', scopes: branchOrAll, for: books },
  viewPayouts: { label: 'عرض سندات الصرف', scopes: branchOrAll, for: { ...books, cashier: 'branch' } },
  preparePayouts: { label: 'إعداد سندات الصرف', scopes: branchOrAll, for: { ...books, cashier: 'branch' } },
  payPayouts: { label: 'صرف سندات الصرف نقدًا', scopes: branchOrAll, for: { cashier: 'branch', financeManager: 'all' } },
  transferPayouts: { label: 'صرف سندات الصرف تحويلًا', scopes: branchOrAll, for: books },
  reversePayouts: { label: 'عكس سندات الصرف', scopes: branchOrAll, for: books },
  viewDeposits: { label: 'عرض التأمينات المستردة', scopes: branchOrAll, for: { ...books, cashier: 'branch' } },
  askDeposits: { label: 'طلب التأمينات المستردة', scopes: branchOrAll, for: { ...books, cashier: 'branch' } },
  deductDeposits: { label: 'الخصم من التأمينات المستردة', scopes: branchOrAll, for: books },
  exportDeposits: { label: 'تصدير التأمينات المستردة', scopes: branchOrAll, for: books },
  exportPayouts: { label: 'تصدير سندات الصرف', scopes: branchOrAll, for: books },
  exportInvoices: { label: 'تصدير الفواتير', scopes: branchOrAll, for: books },
  viewCheques: { label: 'عرض الشيكات', scopes: branchOrAll, for: { ...books, cashier: 'branch', collector: 'branch' } },
  keepCheques: { label: 'حافظة الشيكات', scopes: branchOrAll, for: { ...books, cashier: 'branch', collector: 'branch' } },
  /** What the bank said, and what settles a cheque: for those who see the accounts at banks. */
  settleCheques: { label: 'تحصيل الشيكات وتسويتها', scopes: branchOrAll, for: books },
  exportCheques: { label: 'تصدير الشيكات', scopes: branchOrAll, for: books },
  /** An account is a customer's over all services and branches: whoever may see the customer sees all of it. */
  viewStatements: {
    label: 'عرض كشوف الحساب',
    for: { ...books, branchManager: 'all', cashier: 'all', collector: 'all', customerService: 'all' },
  },
  sendStatements: {
    label: 'إرسال كشوف الحساب',
    for: { ...books, branchManager: 'all', cashier: 'all', collector: 'all', customerService: 'all' },
  },
  viewDebts: {
    label: 'عرض أرصدة العملاء وأعمار الديون',
    scopes: branchOrAll,
    for: { ...books, collector: 'branch' },
  },
  exportDebts: { label: 'تصدير أرصدة العملاء وأعمار الديون', scopes: branchOrAll, for: books },
  passCreditLimit: { label: 'تجاوز سقف الدين', for: { financeManager: 'all' } },
  unlockPeriods: { label: 'فتح الفترات المقفلة', for: { financeManager: 'all' } },
  viewBoxes: { label: 'عرض الصناديق', scopes: branchOrAll, for: { ...books, cashier: 'branch' } },
  /** Whoever keeps a box counts it without knowing what there should be: this is for those who look at what others keep. */
  viewBoxBalances: { label: 'عرض أرصدة الصناديق', scopes: branchOrAll, for: books },
  manageBoxes: { label: 'إدارة الصناديق', for: books },
  keepBoxes: {
    label: 'ورديات الصناديق',
    scopes: ['own', 'branch', 'all'],
    for: { cashier: 'own', financeManager: 'all' },
  },
  moveCash: { label: 'نقل النقد', scopes: branchOrAll, for: { cashier: 'branch', financeManager: 'all' } },
  confirmDeposits: { label: 'تأكيد وصول النقد إلى البنك', for: books },
  viewBankAccounts: { label: 'عرض حسابات الشركة البنكية', for: books },
  viewBankLines: { label: 'عرض كشوف البنك', for: books },
  matchBank: { label: 'مطابقة البنك', for: books },
  viewBills: { label: 'عرض فواتير المورّدين', for: books },
  manageSuppliers: { label: 'إدارة المورّدين', for: books },
  enterBills: { label: 'تسجيل فواتير المورّدين', for: books },
  reverseBills: { label: 'عكس فواتير المورّدين', for: books },
  payBills: { label: 'طلب سداد فواتير المورّدين', for: books },
  connectPayments: { label: 'ربط مزوّد الدفع', for: { financeManager: 'all' } },
  viewTax: { label: 'عرض الإقرار الضريبي', for: books },
  fileTax: { label: 'الإقرار الضريبي', for: { financeManager: 'all' } },
  payTax: { label: 'طلب سداد الضريبة', for: books },
  reverseTaxPayments: { label: 'عكس سداد الضريبة', for: { financeManager: 'all' } },
  manageBankAccounts: { label: 'إدارة حسابات الشركة البنكية', for: { financeManager: 'all' } },
})
