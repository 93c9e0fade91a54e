import { type Service, serviceNames } from '#values/services.ts'

/** The list of what was invoiced ahead as its address says it; `all` shows what is earned already too. */
export type DeferralsAsked = { q: string; line: Service | ''; state: 'all' | ''; page: number }

export const deferralsPerPage = 25
export const deferralsPath = '/admin/finance/deferred'

export function readDeferralsAsked(query: URLSearchParams): DeferralsAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return {
    q: text('q'),
    line: serviceNames.find((name) => name === text('line')) ?? '',
    state: text('state') === 'all' ? 'all' : '',
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 4_000),
  }
}

/** Without what is not asked for. */
export function deferralsAddress({ page = 1, ...filters }: Partial<DeferralsAsked>, path = deferralsPath) {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
