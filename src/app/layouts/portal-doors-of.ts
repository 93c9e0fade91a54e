import type { Door } from '#platform/area.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { areas } from '../areas.ts'
import type { Desk } from './desks.ts'
import { inPortalOrder } from './portal-places.ts'

/** The entries of the account that the areas offer this person. */
export const portalDoorsOf = (actor: Actor) => openTo(actor).map(asDesk)

/** The same as the account shows them: what is only for some, and not for this person, comes last. A thumb reaches the first ones. */
export async function ownDoors(ctx: Ctx) {
  const asked = openTo(ctx.actor).map(async (door) => ({ door, isTheirs: (await door.isTheirs?.(ctx)) ?? true }))
  const doors = (await Promise.all(asked)).toSorted((one, other) => Number(other.isTheirs) - Number(one.isTheirs))
  return doors.map(({ door }) => asDesk(door))
}

function openTo(actor: Actor): Door[] {
  const offered = areas.flatMap(({ portal = [] }) => portal)
  const home = { path: '/dashboard', label: 'نظرة عامة', permission: anyoneSignedIn }
  return inPortalOrder([home, ...offered]).filter(({ permission }) => actor.may(permission))
}

const asDesk = ({ path, label }: Door): Desk => ({ path, label })
