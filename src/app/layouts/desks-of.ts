import { identityPermissions } from '#areas/identity/permissions.ts'
import type { Door } from '#platform/area.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { areas } from '../areas.ts'
import { type Desk, inOrder } from './desks.ts'
import { isOpenTo } from './leading-on.ts'
import { settingsDoor } from './settings-sections.ts'

/** What the areas offer, less what this person may not see. */
export const desksOf = (actor: Actor): Desk[] => openTo(actor).map(({ path, label }) => ({ path, label }))

/** The same with how much waits behind each. */
export function countedDesks(ctx: Ctx): Promise<Desk[]> {
  const counted = async ({ path, label, permission, count }: Door) => ({
    ...{ path, label },
    count: (ctx.actor.may(permission) && (await count?.(ctx))) || 0,
  })
  return Promise.all(openTo(ctx.actor).map(counted))
}

function openTo(actor: Actor): Door[] {
  const offered = areas.flatMap(({ desks = [] }) => desks)
  const home = { path: '/admin', label: 'لوحة التحكم', permission: identityPermissions.viewDashboard }
  const open = inOrder<Door>([home, ...offered, ...settingsDoor(actor)]).filter((door) => isOpenTo(actor, door))
  // Two areas share «المستخدمون»: whoever may see both comes in by the first, and whoever may see one by that one.
  const direct = open.filter(({ permission }) => actor.may(permission))
  return open.filter((one) => one === [...direct, ...open].find(({ label }) => label === one.label))
}
