import type { Found } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { asked, type Figure } from '#platform/home.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { ownWaiting } from './own-expenses.ts'
import { ownRequestsPath } from './own-paths.ts'
import { maintenancePermissions as may } from './permissions.ts'
import { findRequests, openFaults, requestsWaiting } from './queries.ts'
import { faultKinds, requestKind, requestPath, requestsPath } from './request.ts'
import { requestsAddress } from './request-asked.ts'

/** What this room gives the first page, the search and the sidebar. */
export const maintenanceDesk = { path: requestsPath, label: 'بلاغات الصيانة', permission: may.viewMaintenance }
export const maintenanceAct = { path: `${requestsPath}/new`, label: 'سجّل بلاغ صيانة', permission: may.reportFaults }
export const ownMaintenance = { path: ownRequestsPath, label: 'الصيانة', permission: anyoneSignedIn }
const faultsOpen: Figure = {
  ...{ name: 'faultsOpen', permission: may.viewMaintenance },
  read: (ctx) => asked(openFaults(ctx), ({ open }) => ({ label: 'بلاغات صيانة مفتوحة', value: open, path: requestsAddress({}) })),
}
const faultsLate: Figure = {
  ...{ name: 'faultsLate', permission: may.viewMaintenance },
  read: (ctx) =>
    asked(openFaults(ctx), ({ late }) => ({
      ...{ label: 'بلاغات صيانة متأخرة', value: late, path: requestsAddress({ state: 'late' }), urgent: true },
    })),
}
export const maintenanceFigures = [faultsOpen, faultsLate]

/** What was given to a technician, what an owner is asked, and what a tenant has to say a word to. */
export const maintenanceWaiting = async (ctx: Ctx) => [...(await requestsWaiting(ctx)), ...(await ownWaiting(ctx))]

export async function foundRequests(ctx: Ctx, words: string): Promise<Found[]> {
  if (!ctx.actor.may(may.viewMaintenance)) return []
  return (await findRequests(ctx, words)).map(({ id, number, category, where }) => ({
    ...{ kind: requestKind, id, label: `${number} ${faultKinds[category]}`, detail: where, path: requestPath(id) },
  }))
}
