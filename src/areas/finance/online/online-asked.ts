import { isDay } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
import { type OnlineState, onlinePath, onlineStates } from './online-payment.ts'

/** The list of payments online as its address says it. */
export type OnlineAsked = { q: string; state: OnlineState | ''; branch: string; from: string; to: string; page: number }
export const onlinePerPage = 25

export function readOnlineAsked(query: URLSearchParams): OnlineAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  return {
    q: text('q'),
    state: (Object.keys(onlineStates) as OnlineState[]).find((one) => one === text('state')) ?? '',
    ...{ branch: text('branch'), from: day('from'), to: day('to') },
    page: pageIn(query),
  }
}

/** Without what is not asked for. */
export function onlineAddress({ page = 1, ...filters }: Partial<OnlineAsked>, path = onlinePath) {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
