import { z } from 'zod'
import { TypedColumns } from '#platform/imports/columns.ts'
import { plannedDay, written } from '#values/shapes.ts'

export const CheckOpeningInput = TypedColumns.extend({
  day: plannedDay('اختر تاريخ الأرصدة.'),
  /** Of those whose record and row name none. */
  branchId: z.uuid('اختر الفرع.').optional(),
})
export type CheckOpeningForm = Record<string, string>

export const OpeningInput = z.object({ importId: z.uuid() })

export const UndoOpeningInput = z.object({
  importId: z.uuid(),
  itemId: z.uuid('اختر الورقة.'),
  reason: written('اكتب السبب.', 300),
})
export type UndoOpeningForm = z.input<typeof UndoOpeningInput>
