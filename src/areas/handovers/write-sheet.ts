import type { z } from 'zod'
import { handBack, handOut } from '#areas/calendar/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault, fieldFaults, notToCome } from '#platform/field-fault.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { stillMissing } from './complete.ts'
import type { sheetLines } from './inputs.ts'
import { carryMarks, marksOn, shotsOn } from './marks.ts'
import { keepReadings, mustGoOn } from './meters.ts'
import { itemsOf } from './queries.ts'
import { leftOut, unseenRooms } from './sheet.ts'
import type { SheetDraft, SheetKind } from './sheet-kind.ts'

export const seenOnToCome = notToCome('seenOn', 'هذا يوم لم يأت بعد. اختر يوم المعاينة.')

export type On = { sheet: SheetKind; draft: SheetDraft }
export type Lines = readonly z.output<typeof sheetLines.line>[]
type Saved = { seen: number; seenOn: string; note?: string | undefined; items: Lines; readings: SheetDraft['readings'] }

/** What was seen, as it is written now. Who opened the page before a colleague saved may not cover that up. */
export async function saveSheet(work: Work, { sheet, draft }: On, { seen, seenOn, note, readings, items }: Saved) {
  mustBeDraft(draft, seen)
  const faults = seenOnToCome({ seenOn }, work.now())
  if (faults.length > 0) throw fieldFaults(faults)
  await mustGoOn(work, sheet, { subjectId: draft.subjectId, seenOn, readings })
  await work.tx
    .updateTable('handoverSheets')
    .set({ seenOn, readings: JSON.stringify(readings), note: note ?? null, version: draft.version + 1 })
    .where('id', '=', draft.id)
    .execute()
  return { unseen: unseenRooms(await writeItems(work, draft.id, items)) }
}

/** As they stand on the form now, without what does not apply. */
export async function writeItems({ tx }: Work, sheetId: string, items: Lines) {
  const sound = new Set(items.flatMap(({ room, allSound }) => (allSound ? [room] : [])))
  const kept = items.flatMap(({ room, item, note = null, condition = sound.has(room) ? 'sound' : null }) =>
    condition === leftOut ? [] : [{ room, item, note, condition }],
  )
  if (kept.length === 0) throw fieldFault('condition1', 'اترك بندًا واحدًا عاينته على الأقل.')
  await tx.deleteFrom('handoverItems').where('sheetId', '=', sheetId).execute()
  const rows = kept.map((item, at) => ({ ...item, sheetId, place: at + 1 }))
  await tx.insertInto('handoverItems').values(rows).execute()
  return rows
}

/** From the signature on the sheet stays as it is, and the subject is with who signed or back with us. How many days late it came back. */
export async function signSheet(
  work: Work,
  { sheet, draft }: On,
  { seen, signer, signature: [file] }: { seen: number; signer: string; signature: readonly Upload[] },
) {
  mustBeDraft(draft, seen)
  await mustBeComplete(work, { sheet, draft })
  if (!file) throw fieldFault('signature', 'وقّع في المربع، أو أرفق صورة المحضر موقّعًا.')
  await sheet.signing?.(work, draft)
  const { lateDays } = sheet.custodyIsElsewhere ? { lateDays: 0 } : await moveCustody(work, draft)
  await sheet.signed?.(work, draft)
  await keepReadings(work, sheet, draft)
  const signatureId = await work.keepFile(file)
  const signed = { signer, signatureId, signedBy: work.actor.id, signedAt: work.now(), version: draft.version + 1 }
  await work.tx
    .updateTable('handoverSheets')
    .set({ status: 'signed', ...signed })
    .where('id', '=', draft.id)
    .execute()
  return { lateDays }
}

/** What is marked meanwhile on another sheet of the subject is known on this one as well. */
async function mustBeComplete(work: Work, { sheet, draft }: On) {
  if (draft.plan) await carryMarks(work, { sheetId: draft.id, subjectKind: sheet.kind, subjectId: draft.subjectId })
  const [items, marks, shots] = [
    await itemsOf(work.tx, draft.id),
    await marksOn(work.tx, draft.id),
    await shotsOn(work.tx, draft.id),
  ]
  const [first] = stillMissing(sheet, { ...draft, items, marks, shots })
  if (first) throw new Refusal('handovers.not-complete', first.said)
}

async function moveCustody(work: Work, { kind, subjectId: resourceId, occupancyId }: SheetDraft) {
  if (kind === 'periodic' || !occupancyId) return { lateDays: 0 }
  if (kind === 'return') return handBack(work, { resourceId, occupancyId })
  await handOut(work, { resourceId, occupancyId })
  return { lateDays: 0 }
}

/** Begun by mistake: nobody has signed it, so it need not stay. */
export async function discardSheet({ tx }: Work, draft: SheetDraft) {
  mustBeDraft(draft, draft.version)
  const shots = await tx.selectFrom('handoverShots').select('fileId').where('sheetId', '=', draft.id).execute()
  await tx.deleteFrom('handoverItems').where('sheetId', '=', draft.id).execute()
  await tx.deleteFrom('handoverSheets').where('id', '=', draft.id).execute()
  await forgetFiles(
    tx,
    shots.map(({ fileId }) => fileId),
  )
}

export function mustBeDraft({ status, version }: SheetDraft, seen: number) {
  if (status === 'signed') throw new Refusal('handovers.signed', 'وُقّع هذا المحضر، ولا يُغيَّر. حدّث الصفحة.')
  if (seen !== version)
    throw new Refusal('handovers.changed-meanwhile', 'عُدّل هذا السجل قبل حفظك. افتحه من جديد، وراجع التغييرات ثم احفظ.')
}
