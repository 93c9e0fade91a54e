import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { type AccountType, accountTypes } from './account.ts'

/** The chart as its address says it; `lies` are the accounts in which something lies. */
export type ChartAsked = { q: string; type: AccountType | ''; lies: 'yes' | '' }

export const chartPath = '/admin/finance'

export function readChartAsked(query: URLSearchParams): ChartAsked {
  const { text } = askedIn(query)
  return {
    q: text('q'),
    type: nameIn(accountTypes, text('type')),
    lies: text('lies') === 'yes' ? 'yes' : '',
  }
}

/** Without what is not asked for. */
export const chartAddress = (asked: Partial<ChartAsked>, path = chartPath) => addressWith(path, asked)
