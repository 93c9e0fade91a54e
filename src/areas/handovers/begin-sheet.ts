import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { carryMarks } from './marks.ts'
import { begunSheet, itemsAtHandover } from './queries.ts'
import { mostItems, type SheetSide, sheetNumber } from './sheet.ts'
import type { SheetKind } from './sheet-kind.ts'

type Begun = { id: string; side: SheetSide; subjectId: string; stay: { id: string; partyId: string | null } | null }

/** A sheet begins with what there is to look at; that of a return with the items of the hand-over. `number` is null where it stood already. */
export async function beginSheet(work: Work, sheet: SheetKind, { id, side, subjectId, stay }: Begun) {
  const [occupancyId, partyId] = [stay?.id ?? null, stay?.partyId ?? null]
  const before = await begunSheet(work.tx, { id, side, occupancyId })
  if (before) return { id: before.id, number: null }
  const { rows } = await sql<{ sequence: number }>`select nextval('handover_numbers')::int as sequence`.execute(work.tx)
  const sequence = rows[0]?.sequence ?? 0
  const items = (side === 'return' && (await itemsAtHandover(work.tx, occupancyId))) || (await sheet.items(work.tx, subjectId))
  const plan = (await sheet.plan?.(work.tx, subjectId)) ?? null
  const unsigned = { signer: null, signatureId: null, signedBy: null, signedAt: null, status: 'draft' as const, version: 1 }
  const made = { seenOn: dayOf(work.now()), madeBy: work.actor.id, madeAt: work.now() }
  const about = { subjectKind: sheet.kind, subjectId, kind: side, occupancyId, partyId, plan }
  await work.tx
    .insertInto('handoverSheets')
    .values({ id, sequence, ...about, ...made, ...unsigned, readings: '{}', note: null })
    .execute()
  await work.tx
    .insertInto('handoverItems')
    .values(
      items
        .slice(0, mostItems)
        .map(({ room, item }, at) => ({ room, item, condition: null, note: null, sheetId: id, place: at + 1 })),
    )
    .execute()
  if (plan) await carryMarks(work, { sheetId: id, subjectKind: sheet.kind, subjectId })
  return { id, number: sheetNumber(sheet.letters, sequence) }
}
