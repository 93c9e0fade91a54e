/** What has become of a paper: of its charges what is open, and what was taken back. A credit note has none of these. */
export const invoiceStates = {
  issued: { label: 'صادرة', tone: 'info' },
  'part-paid': { label: 'مدفوعة جزئيًا', tone: 'warning' },
  paid: { label: 'مدفوعة', tone: 'success' },
  overdue: { label: 'متأخرة', tone: 'danger' },
  'part-credited': { label: 'عليها إشعار دائن', tone: 'accent' },
  'written-off': { label: 'مشطوبة', tone: 'muted' },
  undone: { label: 'معكوسة', tone: 'muted' },
  credited: { label: 'ملغاة بإشعار دائن', tone: 'muted' },
} as const
export type InvoiceState = keyof typeof invoiceStates
