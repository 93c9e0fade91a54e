import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { written } from '#values/shapes.ts'
import { fileLimits } from './limits.ts'

/** Which record, and the page one came from. */
export const OnRecord = z.object({ kind: z.string(), recordId: z.string(), backTo: z.string().optional() })

export const AddNoteInput = OnRecord.extend({ text: written('اكتب الملاحظة.', 4000) })
export type AddNoteForm = z.input<typeof AddNoteInput>

const files = uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], ...fileLimits })
export const AttachFilesInput = OnRecord.extend({
  files: files.refine((chosen) => chosen.length > 0, 'اختر ملفًا من جهازك.'),
})
export type AttachFilesForm = z.input<typeof AttachFilesInput>

export const OnNoteInput = OnRecord.extend({ noteId: z.uuid() })
export const OnFileInput = OnRecord.extend({ fileId: z.uuid() })
