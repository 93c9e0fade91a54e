import { accountsHolding, roleNames } from '#areas/access/public.ts'
import { activeStaff } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { taskPermissions } from './permissions.ts'

/** Who can be asked for something: colleagues by name who may see to it, then everybody of a role, as pairs for a list. */
export async function askable(ctx: Pick<Ctx, 'db' | 'now'>) {
  const able = await accountsHolding({ tx: ctx.db, now: ctx.now }, taskPermissions.manage)
  const [staff, roles] = await Promise.all([activeStaff(ctx), roleNames(ctx)])
  const people = staff.filter(({ id }) => able.includes(id))
  return [
    ...people.map(({ id, name }) => [`person:${id}`, name] as const),
    ...[...roles].map(([role, name]) => [`role:${role}`, `من دوره: ${name}`] as const),
  ]
}
