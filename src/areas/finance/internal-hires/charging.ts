import { post, reverse } from '#areas/finance/ledger/books.ts'
import { hiredInternally } from '#areas/finance/ledger/posting-rules.ts'
import { onceFor } from '#areas/finance/once.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'

type Note = { id: string; branchId: string; projectId: string; resourceId: string; amount: bigint; about: string }

/** What a project of ours costs more, the machines bring more: nothing to the company, once for the id. */
export async function chargeOwnProject(work: Work, note: Note) {
  await onceFor(work, note.id)
  const before = await work.tx.selectFrom('internalHires').select('id').where('id', '=', note.id).executeTakeFirst()
  if (before) return false
  const { journalId } = await post(work, {
    source: { kind: 'internal-hire', id: note.id, purpose: 'charge' },
    memo: cut(`تأجير داخلي: ${note.about}`, 200),
    transfers: hiredInternally(note),
  })
  await keep(work, note, { journalId, takesBack: null })
  return true
}

/** The mirror of a note, once. */
export async function takeBackInternalHire(work: Work, { id, noteId }: { id: string; noteId: string }) {
  await onceFor(work, noteId)
  const note = await work.tx.selectFrom('internalHires').selectAll().where('id', '=', noteId).executeTakeFirst()
  if (!note || note.takesBack) throw new Refusal('finance.no-such-note', 'لا يوجد هذا التأجير الداخلي. حدّث الصفحة.', 404)
  const before = await work.tx.selectFrom('internalHires').select('id').where('takesBack', '=', noteId).executeTakeFirst()
  if (before) return false
  const { journalId } = await reverse(work, note.journalId, { memo: cut(`رجوع عن تأجير داخلي: ${note.about}`, 200) })
  await keep(work, { ...note, id }, { journalId, takesBack: noteId })
  return true
}

type Kept = { journalId: string; takesBack: string | null }

const keep = (work: Work, { id, branchId, projectId, resourceId, amount, about }: Note, kept: Kept) =>
  work.tx
    .insertInto('internalHires')
    .values({
      ...{ id, branchId, projectId, resourceId, amount, about },
      ...kept,
      chargedBy: work.actor.id,
      chargedAt: work.now(),
    })
    .execute()
