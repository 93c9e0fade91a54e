import { reverse } from '#areas/finance/ledger/books.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { chequeUnsettled } from './facts.ts'
import { heldSettledBy } from './settled-by.ts'
import { type Cheque, lastSteps, told, writeStep } from './step.ts'
import { taskOf } from './tasks.ts'

type Undone = { id: string; number: string; reason: string }

/**
 * The receipt by which these cheques were settled is undone, and held: each is owed again and lies where it lay before. They were held
 * before it; of one that was settled meanwhile nobody knows yet.
 */
export async function unsettle(work: Work, cheques: readonly Cheque[], receipt: Undone) {
  const now = await heldSettledBy(work, receipt)
  if (now.length !== cheques.length)
    throw new Refusal('finance.cheque-moved', 'سُدّد بهذا السند شيك قبل قليل. حدّث الصفحة، ثم أعد المحاولة.')
  for (const cheque of cheques) await bringBack(work, cheque, receipt)
}

async function bringBack(work: Work, cheque: Cheque, { id: receiptId, number, reason: why }: Undone) {
  const [settled, before] = await lastSteps(work, cheque)
  const { id: chequeId, slipId } = cheque
  const reason = cut(`عُكس السند ${number}: ${why}`, 300)
  await work.tx.updateTable('cheques').set({ status: before.status }).where('id', '=', chequeId).execute()
  const { journalId } = await reverse(work, settled.journalId, { memo: cut(`شيك ${cheque.number}، ${reason}`, 200) })
  const step = { id: work.newId(), chequeId, status: before.status, onDay: dayOf(work.now()), reason, journalId }
  await writeStep(work, { ...step, slipId, receiptId })
  await addTask(work, {
    ...taskOf('bounced', chequeId),
    period: step.id,
    title: cut(`شيك ${cheque.drawer} غير مسدَّد من جديد: ${inRials(cheque.amount)}`, 200),
    details: `عُكس السند ${number} الذي سُدّد به الشيك ${cheque.number}. إن لم يكن الشيك في الحافظة فسجّل من صفحته أنه أُعيد إلى صاحبه.`,
    ...{
      role: 'collector',
      needs: financePermissions.settleCheques,
      branchId: cheque.branchId,
      dueAt: timeOn(daysAfter(dayOf(work.now()), 1), '10:00'),
    },
  })
  work.record(chequeUnsettled, chequeId, { ...told(cheque), reason: why, receipt: number })
}
