import type { Ctx, Work } from '#platform/context.ts'
import { marksOn, shotsOn } from './marks.ts'
import { type Item, type Readings, type SheetSide, sheetNumber } from './sheet.ts'
import type { SheetKind } from './sheet-kind.ts'

type Asked = Ctx['db'] | Work['tx']
export type Kind = Pick<SheetKind, 'kind' | 'letters'>

/** The table keeps readings as an object of numbers by their names. */
export const readingsIn = (kept: unknown) => kept as Readings

const sheetsOfKind = (db: Asked, { kind }: Kind) => db.selectFrom('handoverSheets').where('subjectKind', '=', kind)

/** One sheet with its items and, of a return, those of the hand-over; null where it is of another kind. */
export async function sheetById(db: Asked, sheet: Kind, id: string) {
  const row = await sheetsOfKind(db, sheet).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const items = await itemsOf(db, id)
  const before = row.kind === 'return' ? await itemsAtHandover(db, row.occupancyId) : null
  const [marks, shots] = row.plan ? [await marksOn(db, id), await shotsOn(db, id)] : [[], []]
  const number = sheetNumber(sheet.letters, row.sequence)
  return { ...row, readings: readingsIn(row.readings), number, items, before, marks, shots }
}
export type FoundSheet = NonNullable<Awaited<ReturnType<typeof sheetById>>>

export const itemsOf = (db: Asked, sheetId: string): Promise<Item[]> =>
  db
    .selectFrom('handoverItems')
    .select(['room', 'item', 'condition', 'note'])
    .where('sheetId', '=', sheetId)
    .orderBy('place')
    .execute()

/** What was signed when the subject was handed over for the same stay; null where nothing was. */
export async function itemsAtHandover(db: Asked, occupancyId: string | null) {
  if (!occupancyId) return null
  const handover = await db
    .selectFrom('handoverSheets')
    .select('id')
    .where('occupancyId', '=', occupancyId)
    .where('kind', '=', 'handover')
    .where('status', '=', 'signed')
    .executeTakeFirst()
  return handover ? itemsOf(db, handover.id) : null
}

/** The sheets of one subject, the newest first. */
export async function sheetsOf(db: Asked, sheet: Kind, subjectId: string) {
  const rows = await sheetsOfKind(db, sheet)
    .select(['id', 'sequence', 'kind', 'status', 'seenOn', 'signer'])
    .where('subjectId', '=', subjectId)
    .orderBy('seenOn', 'desc')
    .orderBy('sequence', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ sequence, ...row }) => ({ ...row, number: sheetNumber(sheet.letters, sequence) }))
}
export type SheetsOfSubject = Awaited<ReturnType<typeof sheetsOf>>

/** The newest signed sheets of several subjects. */
export async function signedSheets(
  db: Asked,
  sheet: Kind,
  { subjectIds, most }: { subjectIds: readonly string[]; most: number },
) {
  if (subjectIds.length === 0) return []
  const rows = await sheetsOfKind(db, sheet)
    .select(['id', 'sequence', 'kind', 'subjectId', 'seenOn'])
    .where('subjectId', 'in', subjectIds)
    .where('status', '=', 'signed')
    .orderBy('seenOn', 'desc')
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ sequence, ...row }) => ({ ...row, number: sheetNumber(sheet.letters, sequence) }))
}

/** The sheets written for a stay, drafts too. */
export const sheetsOfStay = (db: Asked, sheet: Kind, occupancyId: string) => sheetsOfStays(db, sheet, [occupancyId])

export async function sheetsOfStays(db: Asked, sheet: Kind, occupancyIds: readonly string[]) {
  if (occupancyIds.length === 0) return []
  const rows = await sheetsOfKind(db, sheet)
    .select(['id', 'sequence', 'occupancyId', 'kind', 'status', 'seenOn', 'readings'])
    .where('occupancyId', 'in', occupancyIds)
    .where('kind', '<>', 'periodic')
    .orderBy('sequence')
    .execute()
  return rows.map(({ sequence, readings, ...row }) => ({
    ...row,
    number: sheetNumber(sheet.letters, sequence),
    readings: readingsIn(readings),
  }))
}

/** The subject a signature was given for. */
export const subjectOfSignature = async (db: Asked, sheet: Kind, fileId: string) => {
  const row = await sheetsOfKind(db, sheet).select('subjectId').where('signatureId', '=', fileId).executeTakeFirst()
  return row?.subjectId ?? null
}

/** A sheet to write on, locked. */
export async function sheetForUpdate(tx: Work['tx'], sheet: Kind, id: string) {
  const row = await sheetsOfKind(tx, sheet)
    .select(['id', 'sequence', 'subjectId', 'kind', 'status', 'occupancyId', 'seenOn', 'plan', 'readings', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, readings: readingsIn(row.readings), number: sheetNumber(sheet.letters, row.sequence) }
}

/** The sheet that stands already: the same form, or the one sheet of this side of the stay. */
export async function begunSheet(tx: Work['tx'], asked: { id: string; side: SheetSide; occupancyId: string | null }) {
  const known = tx.selectFrom('handoverSheets').select(['id', 'subjectKind'])
  const same = await known.where('id', '=', asked.id).executeTakeFirst()
  if (same || asked.side === 'periodic' || !asked.occupancyId) return same
  return known.where('occupancyId', '=', asked.occupancyId).where('kind', '=', asked.side).executeTakeFirst()
}
