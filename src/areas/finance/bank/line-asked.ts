import { typedIn } from '#areas/finance/asked.ts'
import { accountPath, type LineStatus, type LineWay, lineStatuses, lineWays } from './line.ts'

/** The lines of an account as the address asks for them. */
export type LinesAsked = { q: string; status: LineStatus | ''; way: LineWay | ''; from: string; to: string; page: number }
export const linesPerPage = 50

export function readLinesAsked(query: URLSearchParams): LinesAsked {
  const { text, day } = typedIn(query)
  return {
    q: text('q'),
    status: (Object.keys(lineStatuses) as LineStatus[]).find((one) => one === query.get('status')) ?? '',
    way: (Object.keys(lineWays) as LineWay[]).find((one) => one === query.get('way')) ?? '',
    from: day('from'),
    to: day('to'),
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 2_000),
  }
}

export function linesAddress(accountId: string, { page, ...asked }: LinesAsked, path = accountPath(accountId)) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
