import { privacyAnswered } from '#areas/identity/facts.ts'
import type { Work } from '#platform/context.ts'
import type { Forgotten } from '#platform/personal.ts'
import { Refusal } from '#platform/refusal.ts'
import { subjectOf } from '../privacy-queries.ts'
import { type PrivacyKind, privacyCan, privacyNumber } from '../privacy-request.ts'

/** What all share that handle a privacy request, inside a command. */

export type Handled = Awaited<ReturnType<typeof requestToHandle>>

/** The request with whose it is; nobody handles their own. */
export async function requestToHandle(work: Work, id: string) {
  const row = await work.tx
    .selectFrom('privacyRequests')
    .select(['id', 'sequence', 'kind', 'status', 'requestedAt', 'accountId'])
    .where('id', '=', id)
    .executeTakeFirst()
  const subject = row && (await subjectOf(work, row.accountId))
  if (!row || !subject) throw new Refusal('not-found', 'لم نجد هذا الطلب.', 404)
  if (row.accountId === work.actor.id) throw new Refusal('identity.own-request', 'هذا طلبك. يعالجه زميل آخر.', 403)
  return { ...row, subject, number: privacyNumber(row) }
}

type Closing = { answer: string; refused?: boolean; outcome?: Forgotten[] }

/** Of two who answer at once, one has answered. */
export async function closeRequest(work: Work, { id, kind, number, subject }: Handled, closing: Closing) {
  const { answer, refused = false, outcome = [] } = closing
  const closed = await work.tx
    .updateTable('privacyRequests')
    .set({
      ...{ status: refused ? 'refused' : 'answered', answer, outcome: JSON.stringify(outcome) },
      ...{ closedBy: work.actor.id, closedAt: work.now() },
    })
    .where('id', '=', id)
    .where('status', 'in', privacyCan.answer.from)
    .returning('id')
    .executeTakeFirst()
  if (!closed) throw new Refusal('identity.privacy-closed', 'أُجيب هذا الطلب قبل قليل. حدّث الصفحة.')
  const { accountId, phone, email } = subject
  work.record(privacyAnswered, id, { number, kind, accountId, phone, email, refused, answer })
  return { number }
}

export const isErasure = (kind: PrivacyKind) => kind === 'erasure'
