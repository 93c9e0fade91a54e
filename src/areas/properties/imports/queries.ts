import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { KeptMapping } from '#platform/imports/columns.ts'
import { Faults, Headers } from '#platform/imports/table.ts'
import { ImportRows } from './inputs.ts'
import { ImportPlaces } from './places.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

/** One's own files, the newest first. */
export const ownImports = ({ db, actor }: Reader) =>
  db
    .selectFrom('propertyImports')
    .select(['id', 'kind', 'fileName', 'status', 'uploadedAt', 'good'])
    .where('uploadedBy', '=', actor.id)
    .orderBy('uploadedAt', 'desc')
    .limit(20)
    .execute()
export type OwnImport = Awaited<ReturnType<typeof ownImports>>[number]

export async function ownImport({ db, actor }: Reader, id: string | undefined) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('propertyImports')
    .selectAll()
    .where('id', '=', id)
    .where('uploadedBy', '=', actor.id)
    .executeTakeFirst()
  if (!row) return null
  const { rows, headers, mapping, faults, places, uploadedBy: _, ...shown } = row
  return {
    ...shown,
    rows: ImportRows.parse(rows),
    headers: Headers.parse(headers),
    mapping: KeptMapping.parse(mapping),
    faults: Faults.parse(faults),
    places: ImportPlaces.parse(places),
  }
}
