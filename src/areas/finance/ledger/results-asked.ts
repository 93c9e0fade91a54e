import type { ServiceLine } from '#areas/finance/ledger/account.ts'
import { lineNames } from '#areas/finance/ledger/voucher.ts'
import { type Comparison, comparisons } from '#areas/finance/lists/span.ts'
import { isUuid } from '#platform/ids.ts'
import { nameIn } from '#values/asked.ts'
import { isDay } from '#values/days.ts'

/** By what a report of results is divided. */
export const divisions = { line: 'الأنشطة', branch: 'الفروع', project: 'المشاريع', resource: 'المركبات والمعدات' } as const
export type Division = keyof typeof divisions

/** Which part of the company a report is about; of nothing named it is about all of it. */
export type Part = { line: ServiceLine | ''; branch: string; project: string; resource: string }
/** What belongs to no branch, to no project or to no machine. */
export const ofNone = 'none'

export const partNames = ['line', 'branch', 'project', 'resource'] as const

/** The profit and loss as its address says it. */
export type ResultsAsked = Part & { from: string; to: string; compare: Comparison | ''; by: Division | '' }

export const resultsPath = '/admin/finance/profit-and-loss'
export const balanceSheetPath = '/admin/finance/balance-sheet'

export function readPart(query: URLSearchParams): Part {
  const id = (name: string) => {
    const text = query.get(name) ?? ''
    return isUuid(text) || text === ofNone ? text : ''
  }
  const line = lineNames.find((name) => name === query.get('line')) ?? ''
  return { line, branch: id('branch'), project: id('project'), resource: id('resource') }
}

export const readComparison = (query: URLSearchParams) => nameIn(comparisons, query.get('compare'))

/** Without a period it is this year until today. */
export function readResultsAsked(query: URLSearchParams, today: string): ResultsAsked {
  const day = (name: string, usual: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : usual)
  const [one, other] = [day('from', `${today.slice(0, 4)}-01-01`), day('to', today)]
  const [from, to] = one <= other ? [one, other] : [other, one]
  return { ...readPart(query), from, to, compare: readComparison(query), by: nameIn(divisions, query.get('by')) }
}
