import type { Approvable } from '#platform/area.ts'
import type { Actor } from '#platform/context.ts'

export type ApprovalStatus = 'pending' | 'approved' | 'rejected' | 'expired'

/** A request that nobody has decided by then is over, and can be made anew. */
export const daysToDecide = 30

/** Whoever holds the role the rule names, themselves or standing in; above every role stands the general manager. */
export const isApprover = ({ roles = [] }: Pick<Actor, 'roles'>, approverRole: string) =>
  roles.includes(approverRole) || roles.includes('generalManager')

/** Whether it is asked for every time, whatever the amount: then the rule says nothing but who agrees. */
export const isAlways = ({ above }: Pick<Approvable, 'above'>) => above === undefined

type Rule = { threshold: bigint | null; approverRole: string; active: boolean }

/** All a rule says, in short: its form brings it back, and it is another one when somebody saved meanwhile. */
export const editionOf = ({ threshold, approverRole, active }: Rule) => `${threshold ?? 'any'} ${approverRole} ${active}`
