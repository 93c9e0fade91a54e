import { periodsPath } from '#areas/finance/ledger/period-paths.ts'
import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'

/** What was done to the period that is closed. */
export const lockKinds = { locked: 'أُقفلت', opened: 'فُتحت' } as const
export type LockKind = keyof typeof lockKinds

/** How often the books were closed and opened, as the address says it. */
export type LocksAsked = { q: string; kind: LockKind | ''; from: string; to: string; page: number }
export const locksPerPage = 25

export function readLocksAsked(query: URLSearchParams): LocksAsked {
  const { text, day } = askedIn(query)
  return {
    ...{ q: text('q'), from: day('from'), to: day('to'), page: pageIn(query) },
    kind: nameIn(lockKinds, text('kind')),
  }
}

/** Without what is not asked for. */
export const locksAddress = (asked: Partial<LocksAsked>, path: string = periodsPath) => addressWith(path, asked)
