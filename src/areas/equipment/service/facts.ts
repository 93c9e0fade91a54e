import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const serviceRecorded = defineFact(
  'equipment.service-recorded',
  z.object({
    ...{ code: z.string(), model: z.string(), done: z.string(), bill: z.string().nullable() },
    ...{ meter: z.number(), nextAt: z.number().nullable() },
  }),
)
