import type { Approvable } from '#platform/area.ts'
import type { Actor } from '#platform/context.ts'

export type ApprovalStatus = 'pending' | 'approved' | 'rejected' | 'expired' | 'withdrawn'

/** A request that nobody has decided by then is over, and can be made anew. */
export const daysToDecide = 30

/** Who decides: the role the rule names, and beside it whoever manages the branch it is of, where the rule lets them. Null is of no branch. */
export type Decided = { approverRole: string; branchId: string | null; byBranch: boolean }

export const branchRole = 'branchManager'

/** Above every role stands the general manager. */
export const rolesDeciding = ({ approverRole, byBranch }: Pick<Decided, 'approverRole' | 'byBranch'>) => [
  approverRole,
  ...(byBranch ? [branchRole] : []),
  'generalManager',
]

export const groundsFor = (asked: Decided) => ({ roles: rolesDeciding(asked), branchId: asked.branchId })

/** Whoever holds one of these roles, themselves or standing in: held in one branch, it decides nothing that is of another. */
export const isApprover = ({ holdings = [] }: Pick<Actor, 'holdings'>, asked: Decided) =>
  holdings.some(
    ({ role, branchId }) =>
      rolesDeciding(asked).includes(role) && (branchId === null || asked.branchId === null || branchId === asked.branchId),
  )

/** Whether the manager of the branch may decide, too: up to the amount of the rule. */
export const isForBranch = (
  { branchLimit }: Pick<Rule, 'branchLimit'>,
  { branchId, amount }: { branchId: string | null; amount: bigint | null },
) => branchId !== null && amount !== null && branchLimit !== null && amount <= branchLimit

/** Whether it is asked for every time, whatever the amount: then the rule says nothing but who agrees. */
export const isAlways = ({ above }: Pick<Approvable, 'above'>) => above === undefined

type Rule = { threshold: bigint | null; approverRole: string; branchLimit: bigint | null; active: boolean }

/** All a rule says, in short: its form brings it back, and it is another one when somebody saved meanwhile. */
export const editionOf = ({ threshold, approverRole, branchLimit, active }: Rule) =>
  `${threshold ?? 'any'} ${approverRole} ${branchLimit ?? 'none'} ${active}`
