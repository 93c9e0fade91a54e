import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const sheetsAwaited = defineFact(
  'equipment.timesheets-awaited',
  z.object({
    linkId: z.string(),
    contractId: z.string(),
    number: z.string(),
    to: z.string(),
    phone: z.string(),
    count: z.number(),
    oldest: z.string(),
  }),
)
