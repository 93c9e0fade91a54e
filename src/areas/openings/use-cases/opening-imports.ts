import type { Work } from '#platform/context.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Refusal } from '#platform/refusal.ts'
import { OpeningRows } from '../validate-balances.ts'

/** One's own table as it waits, locked: nobody sends off what somebody else has brought and looked through. */
export async function heldOpening({ tx, actor }: Pick<Work, 'tx' | 'actor'>, importId: string) {
  const row = await tx
    .selectFrom('openingImports')
    .selectAll()
    .where('id', '=', importId)
    .where('uploadedBy', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لم نجد هذا الملف.', 404)
  if (row.status === 'posted' || row.status === 'left')
    throw new Refusal('finance.opening-over', 'انتهى العمل على هذا الملف. ارفعه من جديد إن لزم.')
  return { ...row, rows: OpeningRows.parse(row.rows), mapping: KeptMapping.parse(row.mapping) }
}
