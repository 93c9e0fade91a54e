import { identityPermissions } from '#areas/identity/permissions.ts'
import type { Actor } from '#platform/context.ts'
import { areas } from '../areas.ts'
import { type Desk, inOrder } from './desks.ts'

/** What the areas offer, less what this person may not see. */
export function desksOf(actor: Actor): Desk[] {
  const offered = areas.flatMap(({ desk }) => (desk ? [desk] : []))
  const home = { path: '/admin', label: 'لوحة التحكم', permission: identityPermissions.viewDashboard }
  const desks = inOrder([home, ...offered]).filter(({ permission }) => actor.may(permission))
  return desks.map(({ path, label }) => ({ path, label }))
}
