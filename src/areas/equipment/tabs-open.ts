import type { Ctx } from '#platform/context.ts'
import { equipmentPermissions as may } from './permissions.ts'

/** Which of the tabs that not everybody may see are open to whoever asks. */
export const tabsOpenTo = ({ actor }: Pick<Ctx, 'actor'>) => ({ operators: actor.may(may.manageOperators) })
export type TabsOpen = ReturnType<typeof tabsOpenTo>
