import { z } from 'zod'
import { written } from '#values/shapes.ts'
import { settledKinds } from './exception.ts'

export const SettleExceptionInput = z.object({
  parcelId: z.uuid(),
  kind: z.enum(settledKinds),
  note: written('اكتب ما تقرر.', 300),
})
export type SettleExceptionForm = Partial<Record<'note', string>>
