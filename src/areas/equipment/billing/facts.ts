import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

export const cycleBilled = defineFact(
  'equipment.cycle-billed',
  z.object({
    ...{
      number: z.string(),
      partyId: z.string(),
      contractId: z.string(),
      cycle: z.number(),
      from: z.string(),
      until: z.string(),
    },
    ...{ invoice: z.string().nullable(), total: baisa, putOff: z.number() },
  }),
)
