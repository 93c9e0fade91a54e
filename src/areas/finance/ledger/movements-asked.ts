import type { Leaf } from '#areas/finance/ledger/journal.ts'
import type { Comparison } from '#areas/finance/lists/span.ts'
import { addressWith } from '#values/asked.ts'
import { isDay } from '#values/days.ts'
import { type Part, partNames, readComparison, readPart } from './results-asked.ts'

/**
 * What is asked of an account's movements, or of those of one leaf of it, whose `key` is named. `results` leaves out the closing of years,
 * as every report of results does; `compare` sets what these days come to beside what others do.
 */
export type MovementsAsked = Part & { key: string; from: string; to: string; results: 'yes' | ''; compare: Comparison | '' }

export const accountPath = (code: string) => `/admin/finance/accounts/${code}`

export function readMovementsAsked(query: URLSearchParams): MovementsAsked {
  const day = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '')
  const key = (query.get('key') ?? '').slice(0, 100)
  const [from, to] = [day('from'), day('to')]
  const results = query.get('results') === 'yes' ? 'yes' : ''
  return { ...readPart(query), key, from, to, results, compare: from && to ? readComparison(query) : '' }
}

export const movementsAddress = (code: string, asked: Partial<MovementsAsked>, more: { before?: string } = {}) =>
  addressWith(accountPath(code), { ...asked, ...more })

/** The movements of one leaf: what a balance of it is the sum of. */
export const leafAddress = ({ account, key = '' }: Leaf, to = '') => movementsAddress(account, { key, to })

/** A part of the company is told only of results: what is had and owed belongs to all of it. */
export const isNarrowed = (asked: MovementsAsked) => asked.results === 'yes' || partNames.some((name) => asked[name] !== '')

type Place = { day: string; id: bigint; isDebit: boolean }

export const placeOf = ({ day, id, isDebit }: Place) => `${day}.${id}.${isDebit ? 1 : 0}`

/** Where a page begins: the day, the number and the side of a row, all as they stand in the list. */
export function placeIn(before: string | null): Place | null {
  const [, day = '', id = '', side] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,18})(?:\.([01]))?$/.exec(before ?? '') ?? []
  return isDay(day) ? { day, id: BigInt(id), isDebit: side === '1' } : null
}
