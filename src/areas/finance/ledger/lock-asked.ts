import { typedIn } from '#areas/finance/asked.ts'
import { pageIn } from '#values/pages.ts'
import { periodsPath } from './period-paths.ts'

/** What was done to the period that is closed. */
export const lockKinds = { locked: 'أُقفلت', opened: 'فُتحت' } as const
export type LockKind = keyof typeof lockKinds

/** How often the books were closed and opened, as the address says it. */
export type LocksAsked = { q: string; kind: LockKind | ''; from: string; to: string; page: number }
export const locksPerPage = 25

export function readLocksAsked(query: URLSearchParams): LocksAsked {
  const { text, day } = typedIn(query)
  return {
    ...{ q: text('q'), from: day('from'), to: day('to'), page: pageIn(query) },
    kind: (Object.keys(lockKinds) as LockKind[]).find((one) => one === text('kind')) ?? '',
  }
}

/** Without what is not asked for. */
export function locksAddress({ page = 1, ...filters }: Partial<LocksAsked>, path: string = periodsPath) {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
  if (page > 1) query.set('page', String(page))
  return query.size ? `${path}?${query}` : path
}
