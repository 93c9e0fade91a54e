import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
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

/** Where whoever takes money was, and goes on once it is taken: a page of the back office and nothing else. */
export function cameFrom(query: URLSearchParams) {
  const from = query.get('from') ?? ''
  return /^\/admin(\/[\w-]+)+$/.test(from) ? from : null
}

export function readReceiptsAsked(query: URLSearchParams): ReceiptsAsked {
  const { text, day } = askedIn(query)
  return {
    q: text('q'),
    party: text('party'),
    method: nameIn(paymentMethods, text('method')),
    state: nameIn(receiptStandings, text('state')),
    branch: text('branch'),
    by: text('by'),
    from: day('from'),
    to: day('to'),
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const receiptsAddress = (asked: Partial<ReceiptsAsked>, path = receiptsPath) => addressWith(path, asked)
