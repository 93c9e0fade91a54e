import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { scopes } from '#platform/permissions.ts'
import { baisa } from '#values/shapes.ts'

/** The account is the subject of what somebody is given: which role, where, and until when; null is everywhere, and for good. */
const held = z.object({ role: z.string(), branchId: z.uuid().nullable(), until: z.iso.datetime().nullable() })
export const roleGranted = defineFact('access.role-granted', held)
export const roleRevoked = defineFact('access.role-revoked', z.object({ role: z.string(), branchId: z.uuid().nullable() }))

/** The subject is the account that waits for whoever comes in first. */
export const firstAdministratorInvited = defineFact(
  'access.first-administrator-invited',
  z.object({ validUntil: z.iso.datetime() }),
)

const right = z.object({ scope: z.enum(scopes), amount: baisa.nullable(), discount: z.number().nullable() }).nullable()
const name = z.object({ nameAr: z.string(), nameFeminine: z.string(), line: z.string(), secondFactorRequired: z.boolean() })

/** The role is the subject; null is "may not". Whose sessions ended because they may less now is counted. */
export const roleChanged = defineFact(
  'access.role-changed',
  z.object({ changes: z.array(z.object({ permission: z.string(), before: right, after: right })), held: z.number() }),
)
export const roleAdded = defineFact('access.role-added', name.extend({ copiedFrom: z.string().nullable() }))
export const roleDescribed = defineFact('access.role-described', z.object({ before: name, after: name }))
export const roleArchived = defineFact('access.role-archived', z.object({ held: z.number() }))
export const roleRestored = defineFact('access.role-restored', z.object({}))

/** The subject is who lends. */
export const rightsDelegated = defineFact(
  'access.rights-delegated',
  z.object({ to: z.uuid(), since: z.iso.datetime(), until: z.iso.datetime(), reason: z.string() }),
)
export const delegationEnded = defineFact('access.delegation-ended', z.object({ to: z.uuid() }))

/** The account is the subject. */
export const userSuspended = defineFact('access.user-suspended', z.object({ reason: z.string() }))
export const userReactivated = defineFact('access.user-reactivated', z.object({}))

/** The request is the subject. */
const asked = z.object({ action: z.string(), title: z.string(), amount: baisa.nullable(), approverRole: z.string() })
export const approvalRequested = defineFact('access.approval-requested', asked)
const decided = z.object({ action: z.string(), title: z.string(), makerId: z.uuid(), note: z.string().nullable() })
export const approved = defineFact('access.approved', decided)
export const rejected = defineFact('access.rejected', decided.extend({ returned: z.boolean() }))
export const approvalExpired = defineFact('access.approval-expired', z.object({ action: z.string(), title: z.string() }))
export const approvalWithdrawn = defineFact('access.approval-withdrawn', z.object({ action: z.string(), title: z.string() }))
const rule = z.object({
  threshold: baisa.nullable(),
  approverRole: z.string(),
  branchLimit: baisa.nullable().optional(),
  active: z.boolean(),
})
export const approvalRuleChanged = defineFact('access.approval-rule-changed', z.object({ before: rule, after: rule }))

/** The account is the subject. */
export const accessRequested = defineFact(
  'access.access-requested',
  z.object({ role: z.string(), branchId: z.string().nullable(), reason: z.string() }),
)
