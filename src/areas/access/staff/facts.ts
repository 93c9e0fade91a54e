import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** The account is the subject of each. Why stands in the fact's reason. */

/** Never with the link: whoever reads the trail must not come in by it. */
export const staffInvited = defineFact(
  'access.staff-invited',
  z.object({ name: z.string(), roles: z.array(z.string()), branchId: z.uuid().nullable(), validUntil: z.iso.datetime() }),
)
export const invitationRenewed = defineFact('access.invitation-renewed', z.object({ validUntil: z.iso.datetime() }))
export const invitationWithdrawn = defineFact('access.invitation-withdrawn', z.object({}))
export const userDeactivated = defineFact('access.user-deactivated', z.object({}))

/** Whose eyes, and how long at most. */
export const seenAs = defineFact('access.seen-as', z.object({ name: z.string(), until: z.iso.datetime() }))
export const seeingEnded = defineFact('access.seeing-ended', z.object({}))

const view = z.object({ name: z.string() })
/** The subject is the view. */
export const viewSaved = defineFact('access.view-saved', view)
export const viewRenamed = defineFact('access.view-renamed', view.extend({ before: z.string() }))
export const viewForgotten = defineFact('access.view-forgotten', view)
