import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { type DocumentHolder, documentState } from './document.ts'

type Reader = Pick<Ctx, 'db' | 'now'>
type Holder = Pick<DocumentHolder, 'record' | 'kinds'>

/** All papers of a record the caller may see: those in force by their kinds, then the others. */
export async function documentsOf({ db, now }: Reader, { record, kinds }: Holder, recordId: string) {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'called', 'number', 'issuedOn', 'expiresOn', 'fileId', 'status', 'version', 'withdrawnReason'])
    .where('recordKind', '=', record)
    .where('recordId', '=', recordId)
    .orderBy('status', 'desc')
    .orderBy('addedAt', 'desc')
    .execute()
  const today = dayOf(now())
  const order = Object.keys(kinds)
  const rank = ({ kind, status }: (typeof rows)[number]) => (status === 'valid' ? order.indexOf(kind) : 99)
  return rows
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ status, ...row }) => ({ ...row, state: documentState({ status, expiresOn: row.expiresOn }, today) }))
}
export type RecordDocument = Awaited<ReturnType<typeof documentsOf>>[number]

/** The papers in force of several records, the oldest of each record first. */
export async function documentsInForce({ db, now }: Reader, { record }: Holder, recordIds: readonly string[]) {
  if (recordIds.length === 0) return []
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'recordId', 'kind', 'called', 'number', 'expiresOn', 'fileId', 'status'])
    .where('recordKind', '=', record)
    .where('recordId', 'in', recordIds)
    .where('status', '=', 'valid')
    .orderBy('addedAt')
    .execute()
  const today = dayOf(now())
  return rows.map(({ status, ...row }) => ({ ...row, state: documentState({ status, expiresOn: row.expiresOn }, today) }))
}

/** The papers in force of all records of a kind that end on a day, for reports of their area. */
export const endingDocuments = ({ db }: Pick<Ctx, 'db'>, record: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'recordId', 'kind', 'called', 'number', 'expiresOn'])
    .where('recordKind', '=', record)
    .where('status', '=', 'valid')
    .where('expiresOn', 'is not', null)

/** Which record of this kind the file is a paper of, and whether that paper is in force. */
export async function recordOfDocumentFile({ db }: Pick<Ctx, 'db'>, record: string, fileId: string) {
  const row = await db
    .selectFrom('documents')
    .select(['recordId', 'status'])
    .where('recordKind', '=', record)
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  return row && { recordId: row.recordId, isInForce: row.status === 'valid' }
}
