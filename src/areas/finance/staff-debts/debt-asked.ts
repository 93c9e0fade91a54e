import { isDay } from '#values/days.ts'
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
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  return {
    ...{ q: text('q'), employee: text('employee'), repayment: text('repayment'), from: day('from'), to: day('to') },
    state: (Object.keys(entryStates) as EntryState[]).find((one) => one === text('state')) ?? '',
    side: (Object.keys(entrySides) as EntrySide[]).find((one) => one === text('side')) ?? '',
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export function staffDebtsAddress({ page = 1, ...filters }: Partial<StaffDebtsAsked>, path = debtsPath) {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
