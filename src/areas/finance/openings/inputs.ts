import { z } from 'zod'
import { written } from '#values/shapes.ts'

export const UndoOpeningInput = z.object({
  importId: z.uuid(),
  itemId: z.uuid('اختر الورقة.'),
  reason: written('اكتب السبب.', 300),
})
export type UndoOpeningForm = z.input<typeof UndoOpeningInput>

export const UndoSignOffInput = z.object({ reason: written('اكتب السبب.', 300) })
export type UndoSignOffForm = z.input<typeof UndoSignOffInput>
