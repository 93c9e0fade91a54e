import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** What a request cost was charged: of which request, how much, and to whom. */
export const repairCharged = defineFact(
  'properties.repair-charged',
  z.object({
    number: z.string(),
    where: z.string(),
    title: z.string(),
    amount: baisa,
    payer: z.string(),
    paper: z.string(),
    partyId: z.string().nullable(),
  }),
)
