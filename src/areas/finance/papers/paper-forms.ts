import type { InvoiceKind } from '#areas/finance/paper-kinds.ts'

/** In which form a paper is printed: for the file, for whoever reads no Arabic, and for the small printer of the counter. */
export const paperForms = { sheet: 'بالعربية', both: 'بالعربية والإنجليزية', slip: 'شريط 80 مم' } as const
export type PaperForm = keyof typeof paperForms

/** What it is a paper of, besides an invoice and a receipt. */
export const voucherPapers = {
  payout: 'سند صرف',
  'cheque-list': 'بيان شيكات مستلمة',
  'deposit-slip': 'قسيمة إيداع',
  bounce: 'إخطار بارتجاع شيك',
  'cash-move': 'قسيمة إيداع',
  'transfer-order': 'أمر تحويل',
  'staff-receipt': 'سند قبض من موظف',
  'supplier-receipt': 'سند قبض من مورّد',
  'cash-session': 'إقفال وردية',
  journal: 'سند قيد',
  statement: 'كشف حساب',
  'tax-payment': 'سند صرف',
  'bill-payment': 'سند صرف',
  'set-off': 'سند مقاصة',
  'credit-transfer': 'سند تحويل رصيد',
  settlement: 'تسوية تأمين مسترد',
  'owner-statement': 'كشف حساب المالك',
} as const
export type VoucherPaper = keyof typeof voucherPapers
export type PaperKind = 'invoice' | 'receipt' | VoucherPaper

/** A reversed one is another paper: it says so across the page. */
export type PaperState = 'issued' | 'paid' | 'reversed'

/** What is handed over at the counter also fits its small printer. */
const slips: readonly (InvoiceKind | 'receipt')[] = ['invoice', 'simplified-invoice', 'receipt']

export const formsOf = (kind: InvoiceKind | 'receipt'): PaperForm[] => [
  'sheet',
  'both',
  ...(slips.includes(kind) ? (['slip'] as const) : []),
]

/** The form an address asks for; the sheet where it asks for none that there is. */
export const formAsked = (kind: InvoiceKind | 'receipt', asked: string | null) =>
  formsOf(kind).find((form) => form === asked) ?? 'sheet'
