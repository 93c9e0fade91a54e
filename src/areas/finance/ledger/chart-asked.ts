import { typedIn } from '#areas/finance/asked.ts'
import { type AccountType, accountTypes } from './account.ts'

/** The chart as its address says it; `lies` are the accounts in which something lies. */
export type ChartAsked = { q: string; type: AccountType | ''; lies: 'yes' | '' }

export const chartPath = '/admin/finance'

export function readChartAsked(query: URLSearchParams): ChartAsked {
  const { text } = typedIn(query)
  return {
    q: text('q'),
    type: (Object.keys(accountTypes) as AccountType[]).find((one) => one === text('type')) ?? '',
    lies: text('lies') === 'yes' ? 'yes' : '',
  }
}

/** Without what is not asked for. */
export function chartAddress(asked: Partial<ChartAsked>, path = chartPath) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value))
  return query.size ? `${path}?${query}` : path
}
