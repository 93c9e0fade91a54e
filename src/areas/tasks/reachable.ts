import { type ExpressionBuilder, sql } from 'kysely'
import { roleIsHeldByNobody, standsInForRole } from '#areas/access/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { branchesOf, goesAsFarAs, isEverywhere } from '#platform/reach.ts'

type Tasks = ExpressionBuilder<Database, 'tasks'>
type Asking = Pick<Ctx, 'actor' | 'now'>

const asked = { role: sql.ref('tasks.role'), needs: sql.ref('tasks.needs'), branchId: sql.ref('tasks.branch_id') }

/** It is asked of a role that nobody holds, so that others have it. */
export const isOfEmptyRole = ({ now }: Pick<Ctx, 'now'>) =>
  sql<boolean>`(tasks.assignee_id is null and ${roleIsHeldByNobody(now(), asked)})`

/** What is for this person: by name, by a role of theirs in the branch they hold it in, or because nobody holds the role. */
export const isFor = (eb: Tasks, { actor: { id, holdings = [] }, now }: Asking) =>
  eb.or([
    eb('assigneeId', '=', id),
    ...holdings.map(({ role, branchId }) =>
      eb.and([
        eb('role', '=', role),
        ...(branchId === null ? [] : [eb.or([eb('branchId', 'is', null), eb('branchId', '=', branchId)])]),
      ]),
    ),
    eb.and([eb('assigneeId', 'is', null), standsInForRole(id, now(), asked)]),
  ])

/** Tasks within a permission's reach, as a condition of a list or of an UPDATE. */
export function reachable(eb: Tasks, asking: Asking, permission: Permission) {
  const { actor } = asking
  const far = actor.reach(permission) ?? []
  const offices = branchesOf(far)
  const people = far.filter((ground) => goesAsFarAs('assigned', ground)).map(({ lentBy }) => lentBy ?? actor.id)
  return eb.or([
    eb.lit(isEverywhere(far)),
    ...(offices.length ? [eb('branchId', 'in', offices)] : []),
    ...(people.length ? [isFor(eb, asking), eb('assigneeId', 'in', people), eb('createdBy', 'in', people)] : []),
  ])
}
