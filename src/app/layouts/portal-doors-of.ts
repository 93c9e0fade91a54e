import type { Actor } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { areas } from '../areas.ts'
import type { Desk } from './desks.ts'
import { inPortalOrder } from './portal-places.ts'

/** The entries of the account that the areas offer this person. */
export function portalDoorsOf(actor: Actor): Desk[] {
  const offered = areas.flatMap(({ portal = [] }) => portal)
  const home = { path: '/dashboard', label: 'نظرة عامة', permission: anyoneSignedIn }
  const doors = inPortalOrder([home, ...offered]).filter(({ permission }) => actor.may(permission))
  return doors.map(({ path, label }) => ({ path, label }))
}
