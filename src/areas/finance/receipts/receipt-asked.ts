import { isDay } from '#values/days.ts'
import { type PaymentMethod, paymentMethods, type ReceiptStanding, receiptStandings } from './receipt.ts'

/** The list of receipts as its address says it; `by` is whoever took the money, and kept the box it went into. */
export type ReceiptsAsked = {
  q: string
  party: string
  method: PaymentMethod | ''
  state: ReceiptStanding | ''
  branch: string
  by: string
  from: string
  to: string
  page: number
}

export const receiptsPerPage = 25
export const receiptsPath = '/admin/finance/receipts'
export const receiptPath = (id: string) => `${receiptsPath}/${id}`

const nameIn = <Name extends string>(names: Record<Name, unknown>, text: string) =>
  (Object.keys(names) as Name[]).find((name) => name === text) ?? ''

export function readReceiptsAsked(query: URLSearchParams): ReceiptsAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  return {
    q: text('q'),
    party: text('party'),
    method: nameIn(paymentMethods, text('method')),
    state: nameIn(receiptStandings, text('state')),
    branch: text('branch'),
    by: text('by'),
    from: day('from'),
    to: day('to'),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** Without what is not asked for. */
export function receiptsAddress({ page = 1, ...filters }: Partial<ReceiptsAsked>, path = receiptsPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
