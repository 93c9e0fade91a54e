import { dayOf, daysAfter, isDay } from '#values/days.ts'
import { pageIn } from '#values/pages.ts'
import { type Service, serviceNames } from '#values/services.ts'

/** A statement as its address says it: of which days, and of which service alone. */
export type StatementAsked = { from: string; to: string; service: Service | ''; page: number }

export const movementsPerPage = 50

/** Without days it is of the last three months. */
export function readStatementAsked(query: URLSearchParams, now: Date): StatementAsked {
  const today = dayOf(now)
  const day = (name: string, otherwise: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : otherwise)
  const to = day('to', today)
  const [from = to] = [day('from', threeMonthsBefore(today)), to].toSorted()
  return {
    from,
    to,
    service: serviceNames.find((name) => name === query.get('service')) ?? '',
    page: pageIn(query, 4_000),
  }
}

const threeMonthsBefore = (today: string) => `${daysAfter(today, -89).slice(0, 8)}01`

export function statementAddress({ page, ...asked }: StatementAsked, path: string, over: Record<string, string> = {}) {
  const query = new URLSearchParams(
    Object.entries({ ...asked, ...over }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  if (page > 1) query.set('page', String(page))
  return `${path}?${query}`
}

/** The periods one asks for most, each from its day until today. */
export const usualPeriods = (today: string) => [
  { label: 'هذا الشهر', from: `${today.slice(0, 8)}01` },
  { label: '3 أشهر', from: threeMonthsBefore(today) },
  { label: 'هذا العام', from: `${today.slice(0, 5)}01-01` },
  { label: 'كل الحركات', from: '2000-01-01' },
]
