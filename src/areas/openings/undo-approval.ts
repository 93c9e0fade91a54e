import { z } from 'zod'
import { importOpening } from '#areas/finance/public-openings.ts'
import type { Approvable } from '#platform/area.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { importsPath } from './addresses.ts'
import { openingItemKinds } from './columns.ts'
import { openingItemUndone } from './facts.ts'
import { undoPaper } from './undoing.ts'

export const AskedUndo = z.object({ itemId: z.uuid(), reason: z.string() })

/** What was opened by two is undone by two. */
export const undoOpeningItem: Approvable = {
  action: 'finance.undo-opening-item',
  label: 'عكس ورقة افتتاحية',
  approver: 'financeManager',
  async tell({ db }, payload) {
    const { itemId } = AskedUndo.parse(payload)
    const item = await db.selectFrom('openingItems').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow()
    return [
      { question: 'النوع', answer: openingItemKinds[item.kind] },
      { question: 'الاسم', answer: item.holder },
      { question: 'الرقم القديم', answer: item.number },
      { question: 'التاريخ', answer: dayInWords(item.day) },
      { question: 'المبلغ', answer: inRials(item.amount) },
    ]
  },
  async anewAt({ db, actor }, payload) {
    if (!actor.may(importOpening)) return null
    const { itemId } = AskedUndo.parse(payload)
    const item = await db.selectFrom('openingItems').select('importId').where('id', '=', itemId).executeTakeFirstOrThrow()
    return `${importsPath}/${item.importId}`
  },
  async apply(work, payload) {
    const { itemId, reason } = AskedUndo.parse(payload)
    const item = await work.tx
      .selectFrom('openingItems')
      .selectAll()
      .where('id', '=', itemId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (item.undoneAt) throw new Refusal('finance.opening-undone', 'عُكست هذه الورقة من قبل. حدّث الصفحة.')
    const undoJournalId = await undoPaper(work, item, reason)
    const undone = { undoneBy: work.actor.id, undoneAt: work.now(), undoReason: reason, undoJournalId }
    await work.tx.updateTable('openingItems').set(undone).where('id', '=', itemId).execute()
    const { kind, number, holder, amount } = item
    work.record(openingItemUndone, itemId, { kind, number, holder, amount, reason })
  },
}
