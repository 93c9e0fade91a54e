import type { Work } from '#platform/context.ts'
import { noteArchived, noteRestored } from '../facts.ts'
import { OnNoteInput } from '../inputs.ts'
import { onRecord } from '../on-record.ts'

type Which = { kind: string; recordId: string; noteId: string }

export const archiveNote = onRecord({
  name: 'records.archive-note',
  input: OnNoteInput,
  async run(work, note) {
    if (!(await put(work, note, work.now()))) return work.repeated()
    work.record(noteArchived, note.recordId, { kind: note.kind, noteId: note.noteId })
  },
})

export const restoreNote = onRecord({
  name: 'records.restore-note',
  input: OnNoteInput,
  async run(work, note) {
    if (!(await put(work, note, null))) return work.repeated()
    work.record(noteRestored, note.recordId, { kind: note.kind, noteId: note.noteId })
  },
})

/** Whether it was not there already. */
async function put({ tx }: Work, { kind, recordId, noteId }: Which, archivedAt: Date | null) {
  const moved = await tx
    .updateTable('recordNotes')
    .set({ archivedAt })
    .where('id', '=', noteId)
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .where('archivedAt', archivedAt ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}
