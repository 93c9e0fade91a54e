import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** The subject is the lease. */
export const rentNear = defineFact(
  'properties.rent-near',
  z.object({
    partyId: z.string(),
    unit: z.string(),
    amount: baisa,
    ...{ from: z.string(), until: z.string(), dueOn: z.string() },
    step: z.enum(['soon', 'due']),
  }),
)
