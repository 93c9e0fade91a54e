import type { ExpressionBuilder } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Permission } from '#platform/permissions.ts'
import { branchesOf, goesAsFarAs, isEverywhere } from '#platform/reach.ts'

type Tasks = ExpressionBuilder<Database, 'tasks'>

/** What is for this person: by name, or by a role of theirs in the branch they hold it in. */
export const isFor = (eb: Tasks, { id, holdings = [] }: Actor) =>
  eb.or([
    eb('assigneeId', '=', id),
    ...holdings.map(({ role, branchId }) =>
      eb.and([
        eb('role', '=', role),
        ...(branchId === null ? [] : [eb.or([eb('branchId', 'is', null), eb('branchId', '=', branchId)])]),
      ]),
    ),
  ])

/** Tasks within a permission's reach, as a condition of a list or of an UPDATE. */
export function reachable(eb: Tasks, actor: Actor, permission: Permission) {
  const far = actor.reach(permission) ?? []
  const offices = branchesOf(far)
  const people = far.filter((ground) => goesAsFarAs('assigned', ground)).map(({ lentBy }) => lentBy ?? actor.id)
  return eb.or([
    eb.lit(isEverywhere(far)),
    ...(offices.length ? [eb('branchId', 'in', offices)] : []),
    ...(people.length ? [isFor(eb, actor), eb('assigneeId', 'in', people), eb('createdBy', 'in', people)] : []),
  ])
}
