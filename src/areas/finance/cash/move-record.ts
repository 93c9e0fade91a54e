import { financePermissions } from '#areas/finance/permissions.ts'
import type { RecordKind } from '#platform/area.ts'
import { movePath } from './cash-paths.ts'
import { cashMove } from './move-queries.ts'

/** What the slip of the bank hangs on, with notes and history. */
export const moveRecord: RecordKind = {
  kind: 'cash-move',
  label: 'نقل نقد',
  view: financePermissions.viewBoxes,
  edit: financePermissions.moveCash,
  path: movePath,
  async find(ctx, id) {
    const move = await cashMove(ctx, id)
    return (
      move && {
        name: `${move.fromBank && move.bank ? 'تحويل' : 'نقل نقد'} ${move.number}، إلى ${move.to}`,
        mayEdit: ctx.actor.may(financePermissions.moveCash),
      }
    )
  },
}
