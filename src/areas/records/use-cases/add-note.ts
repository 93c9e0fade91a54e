import { noteAdded } from '../facts.ts'
import { AddNoteInput } from '../inputs.ts'
import { onRecord } from '../on-record.ts'

const aMoment = 10_000

export const addNote = onRecord({
  name: 'records.add-note',
  input: AddNoteInput,
  async run(work, { kind, recordId, text }) {
    const { tx, actor, now } = work
    const before = await tx
      .selectFrom('recordNotes')
      .select('id')
      .where('kind', '=', kind)
      .where('recordId', '=', recordId)
      .where('text', '=', text)
      .where('writtenBy', '=', actor.id)
      .where('writtenAt', '>', new Date(now().getTime() - aMoment))
      .executeTakeFirst()
    // The second press of a double click.
    if (before) return work.repeated()

    const id = work.newId()
    await tx
      .insertInto('recordNotes')
      .values({ id, kind, recordId, text, writtenBy: actor.id, writtenAt: now(), archivedAt: null })
      .execute()
    work.record(noteAdded, recordId, { kind, noteId: id })
  },
})
