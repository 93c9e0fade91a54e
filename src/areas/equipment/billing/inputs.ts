import { z } from 'zod'
import { counted } from '#values/shapes.ts'

/** The number says which cycle is meant: a second press is the same invoice. */
export const BillCycleInput = z.object({
  contractId: z.uuid(),
  number: counted('حدّث الصفحة.', 1, 9_999),
  putOff: z
    .literal('yes')
    .optional()
    .transform((word) => word === 'yes'),
})
