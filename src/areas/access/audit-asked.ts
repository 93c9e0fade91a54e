import type { Place, Wanted } from '#platform/audit/explore.ts'
import { daysAfter, isDay } from '#values/days.ts'

/** What is looked for in the audit trail, as it stands in the URL. */
export type AuditAsked = {
  about: string
  by: string
  act: string
  from: string
  to: string
  denied: boolean
}

const keys = ['about', 'by', 'act', 'from', 'to'] as const

export function readAsked(query: URLSearchParams): AuditAsked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')
  return { about: text('about'), by: text('by'), act: text('act'), from: day('from'), to: day('to'), denied: query.has('denied') }
}

/** The same list with something else asked, from its beginning. */
export function auditAddress(asked: AuditAsked, change: Partial<AuditAsked> = {}, path = '/admin/audit') {
  const wanted = { ...asked, ...change }
  const query = new URLSearchParams(keys.flatMap((key) => (wanted[key] ? [[key, wanted[key]]] : [])))
  if (wanted.denied) query.set('denied', 'yes')
  return query.size ? `${path}?${query}` : path
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
