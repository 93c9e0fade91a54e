import { type ElectronicState, submissionStates } from '#areas/finance/e-invoices/submission.ts'
import { invoiceKinds } from '#areas/finance/paper-kinds.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
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
  const { text, day } = askedIn(query)
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
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const invoicesAddress = ({ sort = '-issued', ...asked }: Partial<InvoicesAsked>, path = invoicesPath) =>
  addressWith(path, { ...asked, sort: sort === '-issued' ? '' : sort })
