import { z } from 'zod'
import { written } from '#values/shapes.ts'

export const UndoSignOffInput = z.object({ reason: written('اكتب السبب.', 300) })
export type UndoSignOffForm = z.input<typeof UndoSignOffInput>
