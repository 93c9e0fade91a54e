import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Faults, Headers } from '#platform/imports/table.ts'
import { ImportRows } from './import-rows.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** One's own imports, the newest first. */
export function ownImports({ db, actor }: Reader) {
  return db
    .selectFrom('customerImports')
    .select(['id', 'fileName', 'status', 'uploadedAt', 'good'])
    .where('uploadedBy', '=', actor.id)
    .orderBy('uploadedAt', 'desc')
    .limit(20)
    .execute()
}

export async function ownImport({ db, actor }: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('customerImports')
    .selectAll()
    .where('id', '=', id)
    .where('uploadedBy', '=', actor.id)
    .executeTakeFirst()
  if (!row) return null
  const rows = ImportRows.parse(row.rows)
  return {
    ...{ id: row.id, fileName: row.fileName, status: row.status, skipKnown: row.skipKnown, good: row.good, known: row.known },
    headers: Headers.parse(row.headers),
    mapping: KeptMapping.parse(row.mapping),
    faults: Faults.parse(row.faults),
    rows,
  }
}
