import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const carrierTook = defineFact(
  'parcels.carrier-took',
  z.object({
    ...{ number: z.string(), senderId: z.string(), recipientPhone: z.string() },
    ...{ carrier: z.string(), carrierNumber: z.string() },
  }),
)
