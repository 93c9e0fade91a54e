import { addressWith, askedIn, nameIn } from '#values/asked.ts'
import { pageIn } from '#values/pages.ts'
import { leasesPath } from './lease.ts'

/** What somebody has to see to, apart from the state of the contract. */
export const leaseViews = { ending: 'تنتهي خلال 60 يومًا', unregistered: 'غير موثّقة' } as const
export type LeaseView = keyof typeof leaseViews

/** So many days before its last one a unit counts as one that will be free. */
export const daysOfEnding = 60

/** The list of leases as its address says it. */
export type LeasesAsked = {
  q: string
  view: LeaseView | ''
  state: string
  property: string
  unit: string
  party: string
  page: number
}

export const leasesPerPage = 25

export function readLeasesAsked(query: URLSearchParams): LeasesAsked {
  const { text } = askedIn(query)
  return {
    ...{ q: text('q'), view: nameIn(leaseViews, text('view')), state: text('state'), property: text('property') },
    ...{ unit: text('unit'), party: text('party'), page: pageIn(query) },
  }
}

/** Without what is not asked for. */
export const leasesAddress = (asked: Partial<LeasesAsked>, path = leasesPath) => addressWith(path, asked)
