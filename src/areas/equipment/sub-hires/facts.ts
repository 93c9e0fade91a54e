import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const subHireEnded = defineFact(
  'equipment.sub-hire-ended',
  z.object({ code: z.string(), supplier: z.string(), until: z.string() }),
)
