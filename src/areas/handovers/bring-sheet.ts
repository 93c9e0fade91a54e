import type { Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { beginSheet } from './begin-sheet.ts'
import type { Readings } from './sheet.ts'
import type { SheetKind } from './sheet-kind.ts'

type Brought = {
  subjectId: string
  stay: { id: string; partyId: string }
  signer: string
  signedAt: Date
  readings: Readings
  note: string
}

/**
 * The hand-over of a stay that began before there were sheets here: what was read on that day, as its paper has it. What comes back is
 * compared with it; nobody says how its parts were.
 */
export async function bringSheet(work: Work, sheet: SheetKind, { subjectId, stay, readings, signedAt, ...told }: Brought) {
  const { id } = await beginSheet(work, sheet, { id: work.newId(), side: 'handover', subjectId, stay })
  await work.tx
    .updateTable('handoverSheets')
    .set({ status: 'signed', fromBefore: true, seenOn: dayOf(signedAt), readings: JSON.stringify(readings), ...told })
    .set({ signedBy: work.actor.id, signedAt })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute()
  return { id }
}
