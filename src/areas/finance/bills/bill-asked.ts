import { typedIn } from '#areas/finance/asked.ts'
import { type BillState, billStates, billsPath } from './bill.ts'

/** The list of bills as its address says it. */
export type BillsAsked = { q: string; state: BillState | ''; supplier: string; from: string; to: string; page: number }
export const billsPerPage = 50

export function readBillsAsked(query: URLSearchParams): BillsAsked {
  const { text, day } = typedIn(query)
  return {
    q: text('q'),
    state: (Object.keys(billStates) as BillState[]).find((one) => one === query.get('state')) ?? '',
    supplier: text('supplier'),
    from: day('from'),
    to: day('to'),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 2_000),
  }
}

export function billsAddress({ page, ...asked }: Partial<BillsAsked>, path = billsPath) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value))
  if (page && page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
