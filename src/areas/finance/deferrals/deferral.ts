import { daysBetween } from '#values/days.ts'

/** What a hire costs without tax, and its first and last day. */
export type Hire = { net: bigint; from: string; until: string }

/** Earned by the end of that day: as much for each day, and in the last day what is left over. */
export function earnedBy({ net, from, until }: Hire, day: string) {
  if (day < from) return 0n
  if (day >= until) return net
  const rate = net / BigInt(daysBetween(from, until) + 1)
  return rate * BigInt(daysBetween(from, day) + 1)
}

/** What days to come are still to earn of it; what is credited takes back first what no day has earned, from the last one on. */
export function unearnedAfter(hire: Hire, day: string, credited = 0n) {
  const left = hire.net - credited - earnedBy(hire, day)
  return left > 0n ? left : 0n
}

export type DeferralMovementKind = 'deferred' | 'credited' | 'earned'

/** Of the leaves in which it lies until it is earned. */
export const deferredAccount = '2210'
/** Of its journals. */
export const deferralSource = 'deferral'
