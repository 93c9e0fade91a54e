import type { Work } from '#platform/context.ts'
import { fieldFaults } from '#platform/field-fault.ts'
import { mustGoOn } from './meters.ts'
import { unseenRooms } from './sheet.ts'
import type { SheetDraft } from './sheet-kind.ts'
import { type Lines, mustBeDraft, type On, seenOnToCome, writeItems } from './write-sheet.ts'

type Part = { seenOn?: string; readings?: string; note?: string | null }

/** Each screen keeps its own part; whoever signs sees by the version whether another was written meanwhile. */
export const written = ({ tx }: Work, { id, version }: SheetDraft, part: Part = {}) =>
  tx
    .updateTable('handoverSheets')
    .set({ ...part, version: version + 1 })
    .where('id', '=', id)
    .execute()

type Read = { seen: number; seenOn: string; readings: SheetDraft['readings'] }

export async function saveReadings(work: Work, { sheet, draft }: On, { seen, seenOn, readings }: Read) {
  mustBeDraft(draft, seen)
  const faults = seenOnToCome({ seenOn }, work.now())
  if (faults.length > 0) throw fieldFaults(faults)
  await mustGoOn(work, sheet, { subjectId: draft.subjectId, seenOn, readings })
  await written(work, draft, { seenOn, readings: JSON.stringify(readings) })
}

type Looked = { seen: number; note?: string | undefined; items: Lines }

export async function saveItems(work: Work, draft: SheetDraft, { seen, note, items }: Looked) {
  mustBeDraft(draft, seen)
  const unseen = unseenRooms(await writeItems(work, draft.id, items))
  await written(work, draft, { note: note ?? null })
  return { unseen }
}
