import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'

type Answer = { partyId: string; changeId: string; status: 'accepted' | 'refused'; refusal: string | null }

/** Of two who answer at once, the second is told. */
export async function answerNameChange(work: Work, { partyId, changeId, status, refusal }: Answer) {
  const change = await work.tx
    .updateTable('nameChanges')
    .set({ status, refusal, answeredBy: work.actor.id, answeredAt: work.now() })
    .where('id', '=', changeId)
    .where('partyId', '=', partyId)
    .where('status', '=', 'pending')
    .returning('name')
    .executeTakeFirst()
  if (!change) throw new Refusal('customers.answered', 'أُجيب هذا الطلب من قبل. حدّث الصفحة.')
  return change.name
}
