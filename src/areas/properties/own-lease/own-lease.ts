import type { Standing } from '#areas/properties/leases/instalments-now.ts'
import { noticeBy } from '#areas/properties/leases/lease.ts'

export const ownLeasePath = '/dashboard/rent'

type Ending = {
  state: string
  endsOn: string
  noticeDays: number
  goesOn: boolean
  isFollowed: boolean
  noticeSide: 'party' | 'company' | 'both' | null
}

const stands = ({ state, isFollowed }: Pick<Ending, 'state' | 'isFollowed'>) =>
  ['active', 'suspended'].includes(state) && !isFollowed

/** What a tenant can do about the end of a lease today. */
export const ownSteps = (one: Ending & { isWished: boolean }, today: string) => ({
  leave: stands(one) && today <= noticeBy(one),
  // After the last day of notice it would bind the owner for another term, and they could not say no any more.
  stay: one.state === 'notice-given' && one.noticeSide === 'party' && !one.isFollowed && today <= noticeBy(one),
  // Whoever said that they leave may think better of it.
  renew: !one.isFollowed && !one.isWished && (stands(one) || one.state === 'notice-given') && today <= one.endsOn,
})

type Shown = { standing: Standing; dueOn: string }

const isOpen = ({ standing }: Shown) => !['free', 'paid', 'taken-back'].includes(standing)

/** The next instalment that is not paid, whether or not something covers it. */
export const nextOf = <One extends Shown>(instalments: readonly One[], today: string) =>
  instalments.find((one) => isOpen(one) && one.dueOn >= today) ?? null

/** Whether the page of payments takes it: it was demanded, and neither a cheque nor a transfer that waits covers it. */
export const isPayable = ({ standing, charge }: { standing: Standing; charge: object | null }) =>
  charge !== null && ['to-come', 'due', 'late', 'part-paid'].includes(standing)

type Rented<One> = { unit: string; instalments: readonly One[] }

/** The next of all leases; of two of one day the one that can be paid. */
export function nextToPay<One extends Shown & { charge: object | null }>(leases: readonly Rented<One>[], today: string) {
  const coming = leases.flatMap(({ unit, instalments }) => {
    // Where nothing is late, what is open of a day that is over is covered by what is under way.
    const next = nextOf(instalments, today)
    return next ? [{ ...next, unit }] : []
  })
  const [next] = coming.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || Number(isPayable(b)) - Number(isPayable(a)))
  return next ?? null
}

/** So many stand open before one asks for all of them. */
const mostShown = 4

/** Where what stands open begins and ends: what was paid last, all that is past its day, what comes next, and what follows. */
export function nearOf(instalments: readonly Shown[], today: string) {
  const [open, next] = [instalments.findIndex(isOpen), instalments.findIndex((one) => isOpen(one) && one.dueOn >= today)]
  const start = open < 0 ? instalments.length : open - 1
  const from = Math.max(Math.min(start, instalments.length - mostShown), 0)
  const until = next < 0 && open >= 0 ? instalments.length : Math.max(from + mostShown, next + 1)
  return { from, until }
}
