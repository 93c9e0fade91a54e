import { addressWith, askedIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { type Service, serviceNames } from '#values/services.ts'

/** The list of what was invoiced ahead as its address says it; `all` shows what is earned already too. */
export type DeferralsAsked = { q: string; line: Service | ''; state: 'all' | ''; page: number }

export const deferralsPerPage = 25
export const deferralsPath = '/admin/finance/deferred'

export function readDeferralsAsked(query: URLSearchParams): DeferralsAsked {
  const { text } = askedIn(query)
  return {
    q: text('q'),
    line: serviceNames.find((name) => name === text('line')) ?? '',
    state: text('state') === 'all' ? 'all' : '',
    page: pageIn(query, 4_000),
  }
}

/** Without what is not asked for. */
export const deferralsAddress = (asked: Partial<DeferralsAsked>, path = deferralsPath) => addressWith(path, asked)
