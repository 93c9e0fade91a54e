import type { Ctx } from '#platform/context.ts'
import { vehiclesPermissions as may } from './permissions.ts'

/** Which of the tabs that not everybody may see are open to whoever asks. */
export const tabsOpenTo = ({ actor }: Pick<Ctx, 'actor'>) => ({
  reservations: actor.may(may.viewReservations),
  fines: actor.may(may.fines),
  reports: actor.may(may.viewCosts),
})
export type TabsOpen = ReturnType<typeof tabsOpenTo>
