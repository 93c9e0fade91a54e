import type { Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Faults, Headers, importRows } from '#platform/imports/table.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Reader } from './import-kind.ts'

const Rows = importRows(5_000)

/** One's own files of these kinds, the newest first. */
export const ownImports = ({ db, actor }: Reader, kinds: readonly string[]) =>
  db
    .selectFrom('imports')
    .select(['id', 'kind', 'fileName', 'status', 'uploadedAt'])
    .where('uploadedBy', '=', actor.id)
    .where('kind', 'in', kinds)
    .orderBy('uploadedAt', 'desc')
    .limit(20)
    .execute()

export async function ownImport({ db, actor }: Reader, kinds: readonly string[], id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('uploadedBy', '=', actor.id)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  if (!row) return null
  const { rows, headers, mapping, faults, uploadedBy: _, ...rest } = row
  return {
    ...rest,
    ...{ rows: Rows.parse(rows), headers: Headers.parse(headers) },
    ...{ mapping: KeptMapping.parse(mapping), faults: Faults.parse(faults) },
  }
}

/** One's own file, locked: nobody takes what somebody else has brought and looked through. */
export async function loadImportForUpdate({ tx, actor }: Work, kinds: readonly string[], id: string) {
  const row = await tx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('uploadedBy', '=', actor.id)
    .where('kind', 'in', kinds)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لم نجد هذا الملف.', 404)
  return { ...row, rows: Rows.parse(row.rows), mapping: KeptMapping.parse(row.mapping) }
}

/** The same, as long as it waits. */
export async function loadOpenImport(work: Work, kinds: readonly string[], id: string) {
  const row = await loadImportForUpdate(work, kinds, id)
  if (row.status === 'imported' || row.status === 'refused')
    throw new Refusal('imports.over', 'انتهى العمل على هذا الملف. ارفعه من جديد إن لزم.')
  return row
}

/** What the columns of the last such table with these headings were said to mean. */
export async function rememberedMapping({ tx }: Work, kind: string, headers: readonly string[]) {
  const last = await tx
    .selectFrom('imports')
    .select('mapping')
    .where('kind', '=', kind)
    .where('headers', '=', JSON.stringify(headers))
    .where('status', '=', 'imported')
    .orderBy('endedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? KeptMapping.parse(last.mapping) : null
}
