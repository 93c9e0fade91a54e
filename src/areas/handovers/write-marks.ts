import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { panelNamed } from '#ui/plan/body-plans.ts'
import { alreadyKnown, markInWords, type NewMark } from './mark.ts'
import { nextPlace } from './marks.ts'
import type { SheetDraft } from './sheet-kind.ts'
import { written } from './write-parts.ts'
import { mustBeDraft } from './write-sheet.ts'
import { keepPhotosOfMark, removeShots } from './write-shots.ts'

type Marked = Omit<NewMark, 'note'> & { seen: number; note?: string | undefined; photos: readonly Upload[] }

/** Marked, or corrected by whoever saw it as it stands: how it is said. Null where this very mark was sent before. */
export async function keepMark(work: Work, draft: SheetDraft, { seen, photos, ...typed }: Marked) {
  const mark = { ...typed, note: typed.note ?? null }
  mustBeDraft(draft, draft.version)
  const panel = draft.plan && panelNamed(draft.plan, mark.panel)
  if (!panel) throw fieldFault('panel', 'اختر الجزء من المخطط.')
  const all = await marksToChange(work, draft)
  const before = all.find(({ id }) => id === mark.id)
  const isThere = before !== undefined && isSame(before, mark)
  if (before?.knownFrom && !(isThere && photos.length === 0)) throw new Refusal('handovers.known-mark', alreadyKnown)
  if (!before) await addMark(work, draft, { ...mark, place: nextPlace(all) })
  else if (!isThere) {
    mustBeDraft(draft, seen)
    await work.tx.updateTable('handoverMarks').set(mark).where('sheetId', '=', draft.id).where('id', '=', mark.id).execute()
  }
  const added = await keepPhotosOfMark(work, draft, { markId: mark.id, photos })
  if (isThere && added === 0) return null
  await written(work, draft)
  return { panel: panel.label, mark: markInWords(mark) }
}

const addMark = (work: Work, { id: sheetId }: SheetDraft, mark: NewMark & { place: number }) =>
  work.tx
    .insertInto('handoverMarks')
    .values({ ...mark, sheetId, knownFrom: null, markedBy: work.actor.id, markedAt: work.now() })
    .execute()

const marksToChange = ({ tx }: Work, { id }: SheetDraft) =>
  tx.selectFrom('handoverMarks').selectAll().where('sheetId', '=', id).execute()

const isSame = (before: NewMark, now: NewMark) =>
  (['panel', 'x', 'y', 'what', 'size', 'note'] as const).every((part) => before[part] === now[part])

/** Marked by mistake on this very sheet. False where it is gone already. */
export async function removeMark(work: Work, draft: SheetDraft, { markId, seen }: { markId: string; seen: number }) {
  mustBeDraft(draft, draft.version)
  const mark = (await marksToChange(work, draft)).find(({ id }) => id === markId)
  if (!mark) return false
  if (mark.knownFrom) throw new Refusal('handovers.known-mark', alreadyKnown)
  mustBeDraft(draft, seen)
  await removeShots(work, draft, { name: null, markId })
  await work.tx.deleteFrom('handoverMarks').where('sheetId', '=', draft.id).where('id', '=', markId).execute()
  await written(work, draft)
  return true
}
