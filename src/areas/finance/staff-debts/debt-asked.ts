import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { debtsPath, type EntrySide, type EntryState, entrySides, entryStates } from './debt.ts'

/** What made somebody owe and what paid it back, as its address says it; `repayment` is the one that is looked at. */
export type StaffDebtsAsked = {
  q: string
  employee: string
  repayment: string
  state: EntryState | ''
  side: EntrySide | ''
  from: string
  to: string
  page: number
}
export const entriesPerPage = 25

export function readStaffDebtsAsked(query: URLSearchParams): StaffDebtsAsked {
  const { text, day } = askedIn(query)
  return {
    ...{ q: text('q'), employee: text('employee'), repayment: text('repayment'), from: day('from'), to: day('to') },
    state: nameIn(entryStates, text('state')),
    side: nameIn(entrySides, text('side')),
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export const staffDebtsAddress = (asked: Partial<StaffDebtsAsked>, path = debtsPath) => addressWith(path, asked)
