import type { Ctx, Work } from '#platform/context.ts'
import { marksOn } from './marks.ts'
import { type FoundSheet, itemsOf, type Kind, readingsIn } from './queries.ts'
import { sheetNumber } from './sheet.ts'
import type { EarlierSheet } from './shown.ts'

/** What a sheet is compared with: of a return the hand-over of its stay, of the others the one signed last before it. */
export async function earlierSheet(db: Ctx['db'] | Work['tx'], sheet: Kind, one: FoundSheet): Promise<EarlierSheet | null> {
  const signed = db
    .selectFrom('handoverSheets')
    .select(['id', 'sequence', 'seenOn', 'readings'])
    .where('subjectKind', '=', sheet.kind)
    .where('subjectId', '=', one.subjectId)
    .where('status', '=', 'signed')
    .where('id', '<>', one.id)
  const row = await (one.kind === 'return'
    ? signed.where('occupancyId', '=', one.occupancyId).where('kind', '=', 'handover')
    : signed.$if(one.signedAt !== null, (all) => all.where('signedAt', '<=', one.signedAt))
  )
    .orderBy('signedAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { id, sequence, seenOn, readings } = row
  const [items, marks] = [await itemsOf(db, id), await marksOn(db, id)]
  return { id, number: sheetNumber(sheet.letters, sequence), seenOn, readings: readingsIn(readings), items, marks }
}
