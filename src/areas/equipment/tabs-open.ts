import type { Ctx } from '#platform/context.ts'
import { equipmentPermissions as may } from './permissions.ts'

/** Which of the tabs are open to whoever asks. */
export const tabsOpenTo = ({ actor }: Pick<Ctx, 'actor'>) => ({
  machines: actor.may(may.view),
  hires: actor.may(may.viewHires),
  sheets: actor.may(may.recordSheets),
  billing: actor.may(may.bill),
  costs: actor.may(may.viewCosts),
  operators: actor.may(may.manageOperators),
})
export type TabsOpen = ReturnType<typeof tabsOpenTo>
