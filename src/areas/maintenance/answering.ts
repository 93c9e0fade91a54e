import { settleTasks } from '#areas/tasks/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { expenseAccepted, expenseRefused } from './expense-facts.ts'
import { openApproval, toldOfExpense } from './expenses.ts'
import { type HeldRequest, moveOn } from './reached.ts'
import { questionRule, requestKind } from './request.ts'

type Answer = {
  answer: 'accepted' | 'refused'
  owner: { id: string; name: string }
  reason: string | null
  saidOn: string | null
}

/** One answer counts, the first: the request goes back to where it waited from, and a refused one to whoever sorts it. */
export async function answered(work: Work, one: HeldRequest, { answer, owner, reason, saidOn }: Answer) {
  const open = await openApproval({ db: work.tx }, one.id)
  if (!open) throw new Refusal('properties.answered-before', 'سُجّل جواب قبل لحظة. حدّث الصفحة.')
  const said = { answer, reason, saidOn, partyId: owner.id, answeredBy: work.actor.id, answeredAt: work.now() }
  await work.tx.updateTable('expenseApprovals').set(said).where('id', '=', open.id).where('answer', 'is', null).execute()
  await moveOn(work, one, { step: 'answer', set: { state: answer === 'accepted' ? waitedFrom(one) : 'triaged' } })
  await settleTasks(work, { rule: questionRule, subject: { kind: requestKind, id: one.id } })
  const told = { ...(await toldOfExpense(work, one, open)), who: owner.name, onPhone: saidOn !== null }
  if (answer === 'accepted') work.record(expenseAccepted, one.id, told)
  else work.record(expenseRefused, one.id, { ...told, reason: reason ?? '' })
  return { id: one.id }
}

const waitedFrom = ({ startedAt, technicianId, supplierId, doneAt }: HeldRequest) => {
  if (startedAt && !doneAt) return 'in-progress'
  return (technicianId ?? supplierId) && !doneAt ? 'assigned' : 'triaged'
}

/** Nothing is left to agree to. */
export const withdrawn = ({ tx, now, actor }: Work, requestId: string) =>
  tx
    .updateTable('expenseApprovals')
    .set({ answer: 'withdrawn', answeredBy: actor.id, answeredAt: now() })
    .where('requestId', '=', requestId)
    .where('answer', 'is', null)
    .execute()
