import type { Found, Tile } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownWaiting } from './own-expenses.ts'
import { ownRequestsPath } from './own-paths.ts'
import { maintenancePermissions as may } from './permissions.ts'
import { findRequests, openRequests, requestsWaiting } from './queries.ts'
import { faultKinds, requestKind, requestPath, requestsPath } from './request.ts'
import { requestsAddress } from './request-asked.ts'

/** What this room gives the first page, the search and the sidebar. */
export const maintenanceDesk = { path: requestsPath, label: 'بلاغات الصيانة', permission: may.viewMaintenance }
export const maintenanceAct = { path: `${requestsPath}/new`, label: 'سجّل بلاغ صيانة', permission: may.reportFaults }
export const ownMaintenance = { path: ownRequestsPath, label: 'الصيانة', permission: anyoneSignedIn }
export const maintenanceTiles = { permission: may.viewMaintenance, read: tiles }

/** What was given to a technician, what an owner is asked, and what a tenant has to say a word to. */
export const maintenanceWaiting = async (ctx: Ctx) => [...(await requestsWaiting(ctx)), ...(await ownWaiting(ctx))]

async function tiles(ctx: Ctx): Promise<Tile[]> {
  const { open, late } = await openRequests(ctx)
  return [
    { label: 'بلاغات صيانة مفتوحة', value: open, path: requestsAddress({}) },
    { label: 'بلاغات صيانة متأخرة', value: late, path: requestsAddress({ state: 'late' }), urgent: true },
  ]
}

export async function foundRequests(ctx: Ctx, words: string): Promise<Found[]> {
  if (!ctx.actor.may(may.viewMaintenance)) return []
  return (await findRequests(ctx, words)).map(({ id, number, category, where }) => ({
    ...{ kind: requestKind, id, label: `${number} ${faultKinds[category]}`, detail: where, path: requestPath(id) },
  }))
}
