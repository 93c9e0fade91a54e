import { z } from 'zod'
import { optionalText, rialsOrNone, written } from '#values/shapes.ts'
import { settledKinds } from './exception.ts'

export const SettleExceptionInput = z.object({
  parcelId: z.uuid(),
  kind: z.enum(settledKinds),
  note: written('اكتب ما تقرر.', 300),
})
export type SettleExceptionForm = Partial<Record<'note', string>>

export const ConfirmToldDeliveryInput = z.object({
  ...{ parcelId: z.uuid(), eventId: z.uuid() },
  way: z.enum(['cash', 'card']).default('cash'),
  paid: rialsOrNone.optional(),
  reference: optionalText(40),
  note: written('اكتب كيف تأكدت أنه سلّمه.', 300),
})
export type ConfirmToldDeliveryForm = Partial<Record<'way' | 'paid' | 'reference' | 'note', string>>
