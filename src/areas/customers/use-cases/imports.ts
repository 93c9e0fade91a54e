import type { Work } from '#platform/context.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Refusal } from '#platform/refusal.ts'
import { ImportRows } from '../import-rows.ts'

/** One's own import as it waits, locked: nobody imports what somebody else has brought and looked through. */
export async function openImport({ tx, actor }: Work, importId: string) {
  const row = await tx
    .selectFrom('customerImports')
    .selectAll()
    .where('id', '=', importId)
    .where('uploadedBy', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لم نجد هذا الملف.', 404)
  if (row.status === 'imported' || row.status === 'refused')
    throw new Refusal('customers.import-over', 'انتهى العمل على هذا الملف. ارفعه من جديد إن لزم.')
  return { ...row, rows: ImportRows.parse(row.rows), mapping: KeptMapping.parse(row.mapping) }
}
