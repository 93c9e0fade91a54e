import { z } from 'zod'
import { plannedDay } from '#values/shapes.ts'

export const AskExtensionInput = z.object({ lineId: z.uuid(), until: plannedDay('اختر آخر يوم جديدًا.') })
export type AskExtensionForm = z.input<typeof AskExtensionInput>
