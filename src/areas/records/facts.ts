import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** Their subject is the record itself, so they stand in its history. What a note says is not told a second time. */
const Note = z.object({ kind: z.string(), noteId: z.uuid() })
const File = z.object({ kind: z.string(), fileId: z.uuid() })

export const noteAdded = defineFact('records.note-added', Note)
export const noteArchived = defineFact('records.note-archived', Note)
export const noteRestored = defineFact('records.note-restored', Note)
export const fileAttached = defineFact('records.file-attached', File)
export const fileArchived = defineFact('records.file-archived', File)
export const fileRestored = defineFact('records.file-restored', File)
