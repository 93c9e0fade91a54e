import type { Actor } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { propertiesPermissions } from './permissions.ts'

const may = propertiesPermissions.viewTenancies

/** Whether this person reads who lives in the units of a branch, who owns them and for how much (decision 0030). */
export const seesTenancies = (actor: Actor, branchId: string | null) => reaches(actor, may, { branchId })

/** In the place of a reason that may name somebody: that the days are taken is all a mender needs. */
export const takenWords = 'مشغولة'
