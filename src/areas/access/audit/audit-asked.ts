import type { Place, Wanted } from '#platform/audit/explore.ts'
import { addressWith, askedIn } from '#values/asked.ts'
import { daysAfter } from '#values/days.ts'

/** What is looked for in the audit trail, as it stands in the URL. */
export type AuditAsked = {
  about: string
  by: string
  act: string
  from: string
  to: string
  denied: boolean
}

export function readAsked(query: URLSearchParams): AuditAsked {
  const { text, day } = askedIn(query)
  return { about: text('about'), by: text('by'), act: text('act'), from: day('from'), to: day('to'), denied: query.has('denied') }
}

/** The same list with something else asked, from its beginning. */
export function auditAddress(asked: AuditAsked, change: Partial<AuditAsked> = {}, path = '/admin/audit') {
  const { denied, ...wanted } = { ...asked, ...change }
  return addressWith(path, { ...wanted, denied: denied ? 'yes' : '' })
}

/** Days are those of Muscat, and the last one is meant whole. An area stands for everything that can happen in it. */
export function wantedOf({ about, by, act, from, to, denied }: AuditAsked, names: readonly string[]): Wanted {
  const acts = names.filter((name) => name === act || name.startsWith(`${act}.`))
  return {
    ...(about && { about }),
    ...(by && { by }),
    ...(denied ? { names: ['house.denied'] } : act ? { names: acts } : {}),
    ...(from && { from: new Date(`${from}T00:00:00+04:00`) }),
    ...(to && { until: new Date(`${daysAfter(to, 1)}T00:00:00+04:00`) }),
  }
}

/** Where the page before ended, as it is written into the link to the next one. */
export const placeInWords = ({ happenedAt, sequence }: Place) => `${happenedAt.getTime()}-${sequence}`

export function readPlace(text: string | null): Place | undefined {
  const [, at, sequence] = /^(\d{1,15})-(\d{1,18})$/.exec(text ?? '') ?? []
  return at && sequence ? { happenedAt: new Date(Number(at)), sequence: BigInt(sequence) } : undefined
}
