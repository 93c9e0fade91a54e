import { z } from 'zod'
import { requestApproval } from '#areas/access/public.ts'
import { importOpening, mustNotBeSignedOff } from '#areas/finance/public-openings.ts'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { openingItemUndoAsked } from '../facts.ts'
import { UndoOpeningInput } from '../inputs.ts'
import { AskedUndo, undoOpeningItem } from '../undo-approval.ts'

/** A paper that was brought in and should not have been: it is undone when another agrees, and may be brought in again as it is. */
export const askUndoOpening = command({
  name: 'finance.ask-undo-opening',
  permission: importOpening,
  input: UndoOpeningInput,
  async run(work, { importId, itemId, reason }) {
    const item = await work.tx
      .selectFrom('openingItems')
      .selectAll()
      .where('id', '=', itemId)
      .where('importId', '=', importId)
      .executeTakeFirst()
    if (!item) throw new Refusal('not-found', 'لم نجد هذه الورقة.', 404)
    if (item.undoneAt) throw new Refusal('finance.opening-undone', 'عُكست هذه الورقة من قبل. حدّث الصفحة.')
    await mustNotBeSignedOff(work)
    const { kind, number, holder, amount } = item
    const approval = await requestApproval(work, {
      ...{ action: undoOpeningItem.action, title: `عكس رصيد افتتاحي ${number}، ${holder}`, subjectId: itemId, amount, reason },
      payload: z.encode(AskedUndo, { itemId, reason }),
    })
    work.record(openingItemUndoAsked, itemId, { kind, number, holder, amount, reason })
    return { approvalId: approval.id }
  },
})
