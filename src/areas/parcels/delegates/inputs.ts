import { z } from 'zod'
import { phone, written } from '#values/shapes.ts'

export const AddDelegateInput = z.object({
  name: written('اكتب اسم من يسجّل عنك.', 120),
  phone,
  seesMoney: z
    .string()
    .optional()
    .transform((typed) => typed !== undefined),
})
export type AddDelegateForm = Partial<Record<'name' | 'phone' | 'seesMoney', string>>

export const RemoveDelegateInput = z.object({ phone })
