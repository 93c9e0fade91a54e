import { roleNames } from '#areas/access/public.ts'
import { activeStaff } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'

/** Who can be asked for something: colleagues by name, then everybody of a role, as pairs for a list. */
export async function askable(ctx: Pick<Ctx, 'db'>) {
  const [people, roles] = await Promise.all([activeStaff(ctx), roleNames(ctx)])
  return [
    ...people.map(({ id, name }) => [`person:${id}`, name] as const),
    ...[...roles].map(([role, name]) => [`role:${role}`, `من دوره: ${name}`] as const),
  ]
}
