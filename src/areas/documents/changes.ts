import type { Selectable } from 'kysely'
import type { Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { changedIn } from '#values/changed-fields.ts'
import { type DocumentHolder, documentFieldWords, documentName } from './document.ts'
import { settleRenewal } from './renewals.ts'

type Of = { holder: DocumentHolder; recordId: string }
type Row = Selectable<Database['documents']>
type Added = {
  id: string
  kind: string
  called?: string | undefined
  number?: string | undefined
  issuedOn?: string | undefined
  expiresOn?: string | undefined
  file: readonly Upload[]
}
type Corrected = Pick<Added, 'number' | 'issuedOn' | 'expiresOn'> & { documentId: string; seen: number }

/** Another paper of the kind takes the place of the one in force. What the fact says of it; null when it was added before. */
export async function addDocument(work: Work, { holder, recordId }: Of, { id, kind, file: [file], ...typed }: Added) {
  const before = await work.tx.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst()
  if (before) return null
  const called = kind === 'other' ? (typed.called ?? null) : null
  const { number = null, issuedOn = null, expiresOn = null } = typed
  await replaceOlder(work, { recordKind: holder.record, recordId, kind, called })
  const fileId = file ? await work.keepFile(file) : null
  const added = { id, recordKind: holder.record, recordId, kind, called, number, issuedOn, expiresOn, fileId }
  await work.tx
    .insertInto('documents')
    .values({ ...added, status: 'valid', version: 1, addedBy: work.actor.id, addedAt: work.now() })
    .execute()
  return factData(holder, added)
}

/** What was read wrongly from the paper. Null when nothing changed. */
export async function correctDocument(work: Work, of: Of, { documentId, seen, ...typed }: Corrected) {
  const before = await loadDocumentForUpdate(work, of, documentId)
  const fields = { number: typed.number ?? null, issuedOn: typed.issuedOn ?? null, expiresOn: typed.expiresOn ?? null }
  const changed = changedIn(before, fields, documentFieldWords)
  if (changed.length === 0) return null
  if (seen !== before.version || before.status !== 'valid') throw changedMeanwhile()
  await work.tx
    .updateTable('documents')
    .set({ ...fields, version: before.version + 1 })
    .where('id', '=', documentId)
    .execute()
  if (before.expiresOn !== fields.expiresOn) await settleRenewal(work, of.holder.record, before)
  return { ...factData(of.holder, { ...before, ...fields }), changed }
}

/** It belongs to another record, or was never given: the paper it replaced is in force again. */
export async function withdrawDocument(work: Work, of: Of, { documentId, reason }: { documentId: string; reason: string }) {
  const one = await loadDocumentForUpdate(work, of, documentId)
  if (one.status !== 'valid') throw changedMeanwhile()
  await work.tx
    .updateTable('documents')
    .set({ status: 'withdrawn', withdrawnReason: reason, version: one.version + 1 })
    .where('id', '=', documentId)
    .execute()
  await settleRenewal(work, of.holder.record, one)
  await restoreOlder(work, one)
  return { ...factData(of.holder, one), reason }
}

const changedMeanwhile = () =>
  new Refusal('documents.changed-meanwhile', 'عُدّل هذا السجل قبل حفظك. افتحه من جديد، وراجع التغييرات ثم احفظ.')

const factData = ({ kinds }: DocumentHolder, one: Pick<Row, 'id' | 'kind' | 'called' | 'number' | 'expiresOn'>) => ({
  documentId: one.id,
  kind: one.kind,
  document: documentName(kinds, one),
  number: one.number,
  expiresOn: one.expiresOn,
})

/** The caller has locked its record, so nobody else changes the paper meanwhile. */
async function loadDocumentForUpdate({ tx }: Work, { holder, recordId }: Of, documentId: string) {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', documentId)
    .where('recordKind', '=', holder.record)
    .where('recordId', '=', recordId)
    .executeTakeFirst()
  if (!row) throw new Refusal('documents.no-such-document', 'لم نجد هذه الوثيقة. حدّث الصفحة.', 404)
  return row
}

type Same = Pick<Row, 'recordKind' | 'recordId' | 'kind' | 'called'>

async function replaceOlder(work: Work, { recordKind, recordId, kind, called }: Same) {
  const older = await work.tx
    .updateTable('documents')
    .set({ status: 'replaced' })
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .where('kind', '=', kind)
    .where('called', 'is not distinct from', called)
    .where('status', '=', 'valid')
    .returning('id')
    .execute()
  for (const { id } of older) await settleRenewal(work, recordKind, { id, recordId })
}

/** The newest of those before it. */
async function restoreOlder({ tx }: Work, { recordKind, recordId, kind, called, addedAt }: Row) {
  const older = await tx
    .selectFrom('documents')
    .select('id')
    .where('recordKind', '=', recordKind)
    .where('recordId', '=', recordId)
    .where('kind', '=', kind)
    .where('called', 'is not distinct from', called)
    .where('status', '=', 'replaced')
    .where('addedAt', '<=', addedAt)
    .orderBy('addedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (older) await tx.updateTable('documents').set({ status: 'valid' }).where('id', '=', older.id).execute()
}
