import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Actor } from '#platform/context.ts'

/** Which of the pages and acts of the desk this person is shown. */
export const deskOf = (actor: Actor) => ({
  view: actor.may(may.viewMaintenance),
  report: actor.may(may.reportFaults),
  work: actor.may(may.doMaintenance),
  export: actor.may(may.exportMaintenance),
})
