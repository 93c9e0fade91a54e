import type { Standing } from '#areas/properties/leases/instalments-now.ts'
import { noticeBy } from '#areas/properties/leases/lease.ts'

export const ownLeasePath = '/dashboard/rent'

type Ending = { state: string; endsOn: string; noticeDays: number; goesOn: boolean; isFollowed: boolean }

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
