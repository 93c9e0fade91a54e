import type { Standing } from '#areas/properties/leases/instalments-now.ts'
import { daysAfter } from '#values/days.ts'

export const ownLeasePath = '/dashboard/rent'

/** The tasks that follow from what a tenant asked for, as their rules are called. */
export const renewalTask = (contractId: string) => ({ rule: 'lease-renewal-asked', subject: { kind: 'lease', id: contractId } })
export const handBackTask = (contractId: string) => ({ rule: 'lease-hand-back', subject: { kind: 'lease', id: contractId } })

type Ending = { state: string; endsOn: string; noticeDays: number; goesOn: boolean; isFollowed: boolean }

/** The last day on which a tenant can say that they leave when the term is over: after it the law renews what goes on by itself. */
export const noticeBy = ({ endsOn, noticeDays, goesOn }: Pick<Ending, 'endsOn' | 'noticeDays' | 'goesOn'>) =>
  goesOn ? daysAfter(endsOn, -noticeDays) : endsOn

const stands = ({ state, isFollowed }: Pick<Ending, 'state' | 'isFollowed'>) =>
  ['active', 'suspended'].includes(state) && !isFollowed

/** What a tenant can do about the end of a lease today. */
export const ownSteps = (one: Ending & { isWished: boolean }, today: string) => ({
  leave: stands(one) && today <= noticeBy(one),
  // Whoever said that they leave may think better of it.
  renew: !one.isFollowed && !one.isWished && (stands(one) || one.state === 'notice-given') && today <= one.endsOn,
})

/** The next instalment that has anything left to pay. */
export const nextOf = <One extends { standing: Standing }>(instalments: readonly One[]) =>
  instalments.find(({ standing }) => !['free', 'paid', 'covered', 'taken-back'].includes(standing)) ?? null
