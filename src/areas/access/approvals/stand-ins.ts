import { type RawBuilder, sql } from 'kysely'
import { isActiveAccount } from '#areas/identity/public.ts'

/** Columns of the caller's own: the role something is asked of, the permission it takes, the branch it is of. */
export type AskedRole = { role: RawBuilder<unknown>; needs: RawBuilder<unknown>; branchId: RawBuilder<unknown> }
type Holding = { now: Date; branchId: RawBuilder<unknown> }

/** Somebody who can sign in holds, at this moment, a role of which this is true, in this branch or everywhere. */
const somebody = ({ now, branchId }: Holding, isSo: RawBuilder<unknown>) => sql<boolean>`exists (
  select from user_roles h join roles r on r.key = h.role and r.archived_at is null
  where ${isSo} and h.since <= ${now} and (h.until is null or h.until > ${now})
    and (h.branch_id is null or h.branch_id::text = ${branchId}) and ${isActiveAccount(sql`h.account_id`)})`

/** What is of no branch is anybody's who holds the role anywhere. */
const anywhere = ({ now, branchId }: Holding, isSo: RawBuilder<unknown>) =>
  somebody({ now, branchId: sql`coalesce(${branchId}, h.branch_id::text)` }, isSo)

/** Whether nobody holds the role that something is asked of. */
export const isHeldByNobody = (now: Date, { role, branchId }: Pick<AskedRole, 'role' | 'branchId'>) =>
  sql<boolean>`not ${anywhere({ now, branchId }, sql`h.role = ${role}`)}`

/** What is asked of a role nobody holds goes to whoever may do it, else to the manager of the branch, else to the general manager. */
export function fallsTo(accountId: string, now: Date, { role, needs, branchId }: AskedRole) {
  const at = { now, branchId }
  const mayDoIt = sql`h.role in (select p.role from role_permissions p where p.permission = ${needs} and p.scope in ('branch', 'all'))`
  const manages = sql`h.role = 'branchManager'`
  const leads = sql`h.role = 'generalManager'`
  const me = (isSo: RawBuilder<unknown>) => sql`${isSo} and h.account_id::text = ${accountId}`
  return sql<boolean>`(${isHeldByNobody(now, { role, branchId })} and case
    when ${anywhere(at, mayDoIt)} then ${anywhere(at, me(mayDoIt))}
    when ${somebody(at, manages)} then ${somebody(at, me(manages))}
    else ${anywhere(at, me(leads))} end)`
}
