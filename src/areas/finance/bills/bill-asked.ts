import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type BillState, billStates, billsPath } from './bill.ts'

/** The list of bills as its address says it; `due` are those with anything open that was to be paid by that day. */
export type BillsAsked = {
  q: string
  state: BillState | ''
  supplier: string
  from: string
  to: string
  due: string
  page: number
}
export const billsPerPage = 50

export function readBillsAsked(query: URLSearchParams): BillsAsked {
  const { text, day } = askedIn(query)
  return {
    q: text('q'),
    state: nameIn(billStates, query.get('state')),
    supplier: text('supplier'),
    from: day('from'),
    to: day('to'),
    due: day('due'),
    page: pageIn(query, 2_000),
  }
}

export const billsAddress = (asked: Partial<BillsAsked>, path = billsPath) => addressWith(path, asked)
