import { nameIn, pageAsked, typedIn } from '#areas/finance/asked.ts'
import { type ElectronicState, submissionStates } from '#areas/finance/e-invoices/submission.ts'
import { invoiceKinds } from './invoice.ts'
import { type InvoiceState, invoiceStates } from './invoice-state.ts'

export const invoiceOrders = ['-issued', 'issued', '-due', 'due', '-total', 'total', '-open', 'open'] as const
export type InvoiceOrder = (typeof invoiceOrders)[number]

/** By which of them a list is narrowed: one kind, or all but those from before our books began. */
export const kindsAsked = { ...invoiceKinds, here: 'كل ما صدر في هذه الدفاتر' } as const

/** The list of papers as its address says it. */
export type InvoicesAsked = {
  q: string
  party: string
  kind: keyof typeof kindsAsked | ''
  state: InvoiceState | ''
  /** How far its electronic form has come. */
  electronic: ElectronicState | ''
  branch: string
  from: string
  to: string
  sort: InvoiceOrder
  page: number
}

export const invoicesPerPage = 25
export const invoicesPath = '/admin/finance/invoices'
export const invoicePath = (id: string) => `${invoicesPath}/${id}`

export function readInvoicesAsked(query: URLSearchParams): InvoicesAsked {
  const { text, day } = typedIn(query)
  return {
    q: text('q'),
    party: text('party'),
    kind: nameIn(kindsAsked, text('kind')),
    state: nameIn(invoiceStates, text('state')),
    electronic: nameIn(submissionStates, text('electronic')),
    branch: text('branch'),
    from: day('from'),
    to: day('to'),
    sort: invoiceOrders.find((order) => order === text('sort')) ?? '-issued',
    page: pageAsked(query),
  }
}

/** Without what is not asked for. */
export function invoicesAddress({ page = 1, sort = '-issued', ...filters }: Partial<InvoicesAsked>, path = invoicesPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (sort !== '-issued') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
