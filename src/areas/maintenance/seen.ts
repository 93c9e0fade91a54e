import type { Actor } from '#platform/context.ts'
import { maintenancePermissions as may } from './permissions.ts'

/** Which of the pages and acts of the desk this person is shown. */
export const deskOf = (actor: Actor) => ({
  view: actor.may(may.viewMaintenance),
  report: actor.may(may.reportFaults),
  work: actor.may(may.doMaintenance),
  export: actor.may(may.exportMaintenance),
})
