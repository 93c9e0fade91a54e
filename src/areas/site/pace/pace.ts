import { type Case, howMany } from '#values/plural.ts'
import { type Service, serviceNames } from '#values/services.ts'

export const paceWeeks = [4, 8, 13, 26] as const

/** What of the report is asked for; all of it stands in the address. */
export type PaceAsked = { weeks: (typeof paceWeeks)[number]; service: Service | null }

export function readPaceAsked(query: URLSearchParams): PaceAsked {
  return {
    weeks: paceWeeks.find((weeks) => String(weeks) === query.get('weeks')) ?? 8,
    service: serviceNames.find((name) => name === query.get('service')) ?? null,
  }
}

/** Hours are those on the clock, closed days included: that is how long the customer waited. */
export type Pace = { came: number; answered: number; middle: number | null; slowest: number | null; inTime: number | null }

/** «3 ساعات»: in the greatest measure that says enough. */
export function lasting(hours: number, place: Case = 'nom') {
  if (hours < 1) return howMany(Math.max(1, Math.round(hours * 60)), 'minute', place)
  return hours < 48 ? howMany(Math.round(hours), 'hour', place) : howMany(Math.round(hours / 24), 'day', place)
}
