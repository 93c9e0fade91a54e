import { accountsHolding, roleNames } from '#areas/access/public.ts'
import { activeStaff } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { taskPermissions } from './permissions.ts'

type Asking = { tx: Pick<Tx, 'selectFrom'>; now: Ctx['now'] }

/** Who may see to a task: whoever works with tasks and holds what this one needs, where it says so. */
export async function ableTo(asking: Asking, needs: string | null) {
  const managing = await accountsHolding(asking, taskPermissions.manage)
  if (!needs) return managing
  const holding = await accountsHolding(asking, { key: needs })
  return managing.filter((id) => holding.includes(id))
}

/** Who can be asked for something: colleagues by name who may see to it, then everybody of a role, as pairs for a list. */
export async function askable(ctx: Pick<Ctx, 'db' | 'now'>, needs: string | null = null) {
  const able = await ableTo({ tx: ctx.db, now: ctx.now }, needs)
  const [staff, roles] = await Promise.all([activeStaff(ctx), roleNames(ctx)])
  const people = staff.filter(({ id }) => able.includes(id))
  return [
    ...people.map(({ id, name }) => [`person:${id}`, name] as const),
    ...[...roles].map(([role, name]) => [`role:${role}`, `من دوره: ${name}`] as const),
  ]
}
