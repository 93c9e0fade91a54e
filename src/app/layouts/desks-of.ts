import { identityPermissions } from '#areas/identity/permissions.ts'
import type { Door } from '#platform/area.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { areas } from '../areas.ts'
import { type Desk, inOrder } from './desks.ts'
import { settingsDoor } from './settings-sections.ts'

/** What the areas offer, less what this person may not see. */
export const desksOf = (actor: Actor): Desk[] => openTo(actor).map(({ path, label }) => ({ path, label }))

/** The same with how much waits behind each. */
export function countedDesks(ctx: Ctx): Promise<Desk[]> {
  const counted = async ({ path, label, count }: Door) => ({ path, label, count: (await count?.(ctx)) ?? 0 })
  return Promise.all(openTo(ctx.actor).map(counted))
}

function openTo(actor: Actor): Door[] {
  const offered = areas.flatMap(({ desks = [] }) => desks)
  const home = { path: '/admin', label: 'لوحة التحكم', permission: identityPermissions.viewDashboard }
  const open = inOrder<Door>([home, ...offered, ...settingsDoor(actor)]).filter(({ permission }) => actor.may(permission))
  // Two areas share «المستخدمون»: whoever may see both comes in by the first.
  return open.filter(({ label }, at) => open.findIndex((door) => door.label === label) === at)
}
