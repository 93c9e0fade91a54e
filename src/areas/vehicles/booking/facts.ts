import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const noneFreeAsked = defineFact(
  'vehicles.none-free-asked',
  z.object({ classes: z.number(), way: z.enum(['web', 'desk']) }),
)
