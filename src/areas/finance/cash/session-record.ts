import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { reaches } from '#platform/reach.ts'
import { sessionPath } from './session-asked.ts'
import { session } from './session-queries.ts'

/** What notes, attachments and history of a session hang on: a slip of the bank, the word of whoever was there. */
export const sessionRecord: RecordKind = {
  kind: 'cash-session',
  label: 'وردية صندوق',
  view: financePermissions.viewBoxes,
  edit: financePermissions.keepBoxes,
  path: sessionPath,
  async find(ctx, id) {
    const one = await session(ctx, id)
    if (!one?.told) return null
    const belongs = { branchId: one.branchId, ownerId: one.keeperId }
    return { name: `وردية ${one.number}، ${one.box}`, mayEdit: reaches(ctx.actor, financePermissions.keepBoxes, belongs) }
  },
}
