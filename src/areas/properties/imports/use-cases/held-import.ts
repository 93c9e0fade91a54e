import type { Work } from '#platform/context.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Refusal } from '#platform/refusal.ts'
import { ImportRows } from '../inputs.ts'

/** One's own file as it stands, locked: nobody takes what somebody else has brought and looked through. */
export async function heldImport({ tx, actor }: Work, importId: string) {
  const row = await tx
    .selectFrom('propertyImports')
    .selectAll()
    .where('id', '=', importId)
    .where('uploadedBy', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لم نجد هذا الملف.', 404)
  return { ...row, rows: ImportRows.parse(row.rows), mapping: KeptMapping.parse(row.mapping) }
}

/** The same, as long as it waits. */
export async function openImport(work: Work, importId: string) {
  const held = await heldImport(work, importId)
  if (held.status === 'imported' || held.status === 'refused')
    throw new Refusal('properties.import-over', 'انتهى العمل على هذا الملف. ارفعه من جديد إن لزم.')
  return held
}
