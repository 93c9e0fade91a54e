import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { accountPath, type LineStatus, type LineWay, lineStatuses, lineWays } from './line.ts'

/** The lines of an account as the address asks for them. */
export type LinesAsked = { q: string; status: LineStatus | ''; way: LineWay | ''; from: string; to: string; page: number }
export const linesPerPage = 50

export function readLinesAsked(query: URLSearchParams): LinesAsked {
  const { text, day } = askedIn(query)
  return {
    q: text('q'),
    status: nameIn(lineStatuses, query.get('status')),
    way: nameIn(lineWays, query.get('way')),
    from: day('from'),
    to: day('to'),
    page: pageIn(query, 2_000),
  }
}

export const linesAddress = (accountId: string, asked: LinesAsked, path = accountPath(accountId)) => addressWith(path, asked)
