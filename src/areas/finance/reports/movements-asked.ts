import { isDay } from '#values/days.ts'
import { addressWith, type Part, partNames, readPart } from './results-asked.ts'

/** What is asked of an account's movements. `results` leaves out the closing of years, as every report of results does. */
export type MovementsAsked = Part & { from: string; to: string; results: 'yes' | '' }

export const accountPath = (code: string) => `/admin/finance/accounts/${code}`

export function readMovementsAsked(query: URLSearchParams): MovementsAsked {
  const day = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '')
  return { ...readPart(query), from: day('from'), to: day('to'), results: query.get('results') === 'yes' ? 'yes' : '' }
}

export const movementsAddress = (code: string, asked: Partial<MovementsAsked>, more: { before?: string } = {}) =>
  addressWith(accountPath(code), { ...asked, ...more })

/** A part of the company is told only of results: what is had and owed belongs to all of it. */
export const isNarrowed = (asked: MovementsAsked) => asked.results === 'yes' || partNames.some((name) => asked[name] !== '')

/** Where a page begins: the day and the number of a row, both as they stand in the list. */
export function placeIn(before: string | null) {
  const [, day = '', id = ''] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,18})$/.exec(before ?? '') ?? []
  return isDay(day) ? { day, id: BigInt(id) } : null
}
