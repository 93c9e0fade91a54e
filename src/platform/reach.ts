import type { ExpressionBuilder, ExpressionWrapper, SqlBool, StringReference } from 'kysely'
import type { Actor } from './context.ts'
import { type Ground, type Permission, type Reach, type Scope, scopes } from './permissions.ts'
import { Refusal } from './refusal.ts'

export const everything: Reach = [{ scope: 'all', branchId: null, amount: null, discount: null }]

/** Whose a record is. */
export type Belongs = { branchId?: string | null; assigneeId?: string | null; ownerId?: string | null }

export const goesAsFarAs = (scope: Scope, { scope: held }: Pick<Ground, 'scope'>) => scopes.indexOf(held) >= scopes.indexOf(scope)

const isWide = (ground: Ground) => goesAsFarAs('branch', ground)

export const isEverywhere = (reach: Reach) => reach.some((ground) => isWide(ground) && ground.branchId === null)

/** The branches of which one may all; besides, `isEverywhere`. */
export const branchesOf = (reach: Reach) => [...new Set(reach.filter(isWide).flatMap(({ branchId }) => branchId ?? []))]

function carries(id: string, ground: Ground, { branchId, assigneeId, ownerId }: Belongs) {
  const person = ground.lentBy ?? id
  if (ground.branchId !== null && branchId != null && branchId !== ground.branchId) return false
  return (
    (isWide(ground) && (ground.branchId === null || branchId === ground.branchId)) ||
    (goesAsFarAs('assigned', ground) && assigneeId === person) ||
    ownerId === person
  )
}

const groundsFor = ({ id, reach }: Actor, permission: Permission, record: Belongs) =>
  reach(permission)?.filter((ground) => carries(id, ground, record)) ?? []

export const reaches = (actor: Actor, permission: Permission, record: Belongs) => groundsFor(actor, permission, record).length > 0

/** Up to what this person may go with this record: the highest bound among the roles that reach it, not of those held elsewhere. */
export function boundOf(actor: Actor, permission: Permission, record: Belongs) {
  const grounds = groundsFor(actor, permission, record)
  return { amount: highest(grounds.map(({ amount }) => amount)), discount: highest(grounds.map(({ discount }) => discount)) }
}

/** Without any bound among them there is none. */
function highest<Bound extends bigint | number>(bounds: (Bound | null)[]): Bound | null {
  const set = bounds.filter((bound) => bound !== null)
  return set.length < bounds.length ? null : (set.toSorted((one, other) => (one < other ? 1 : -1))[0] ?? null)
}

/** What lies outside one's reach is not there: whoever may not see it learns nothing of it, and hears what is said of one that never was. */
export function mustReach<Found extends Belongs>(
  actor: Actor,
  permission: Permission,
  record: Found | null | undefined,
): asserts record is Found {
  if (!record || !reaches(actor, permission, record)) throw new Refusal('not-found', 'لم نجد هذا السجل، أو هو خارج صلاحيتك.', 404)
}

type Columns<DB, TB extends keyof DB> = {
  branch?: StringReference<DB, TB>
  assignee?: StringReference<DB, TB>
  owner?: StringReference<DB, TB>
}

/** The same as a condition of a list: `.where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'branchId' }))`. */
export function withinReach<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  { id, reach }: Actor,
  ...[permission, columns]: [permission: Permission, columns: Columns<DB, TB>]
): ExpressionWrapper<DB, TB, SqlBool> {
  const far = reach(permission) ?? []
  const { branch, assignee, owner } = columns
  const offices = branchesOf(far)
  const personal = far.map((ground) => {
    const person = (ground.lentBy ?? id) as never
    const theirs = eb.or([
      ...(assignee && goesAsFarAs('assigned', ground) ? [eb(assignee, '=', person)] : []),
      ...(owner ? [eb(owner, '=', person)] : []),
    ])
    if (!branch || ground.branchId === null) return theirs
    return eb.and([theirs, eb.or([eb(branch, 'is', null), eb(branch, '=', ground.branchId as never)])])
  })
  if (isEverywhere(far)) return eb.or([eb.lit(true)])
  return eb.or([...(branch && offices.length ? [eb(branch, 'in', offices as never)] : []), ...personal])
}
