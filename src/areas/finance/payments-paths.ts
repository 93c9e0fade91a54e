import { pageWithin } from '#values/pages.ts'

/** The customer's money has one entry in the account, and five views. */
export const paymentsPath = '/dashboard/payments'
export const payPath = `${paymentsPath}/pay`
/** To the page where these dues are paid. */
export const payAddress = (dues: readonly string[]) => `${payPath}?${new URLSearchParams(dues.map((id) => ['due', id]))}`
const invoicesPath = `${paymentsPath}/invoices`
const receiptsPath = `${paymentsPath}/receipts`
export const ownStatementPath = `${paymentsPath}/statement`

export const ownInvoicePath = (id: string) => `${invoicesPath}/${id}`
export const ownReceiptPath = (id: string) => `${receiptsPath}/${id}`

const views = {
  owed: [paymentsPath, 'المستحقات'],
  invoices: [invoicesPath, 'الفواتير'],
  receipts: [receiptsPath, 'سندات القبض'],
  cheques: [`${paymentsPath}/cheques`, 'شيكاتي'],
  statement: [ownStatementPath, 'كشف الحساب'],
} as const

export const paymentsTabs = (here: keyof typeof views) =>
  Object.entries(views).map(([name, [to, label]]) => ({ to, label, current: name === here }))

export const lastUpTo = (page: number, count: number) => pageWithin(page, count, papersPerPage)

/** So many papers stand on a page of a list. */
export const papersPerPage = 25
