import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** It weighs other than it was told, and costs so much more, or less where the difference is below zero. */
export const parcelWeighed = defineFact(
  'parcels.weighed',
  z.object({
    ...{ number: z.string(), senderId: z.string(), sender: z.string(), payer: z.enum(['sender', 'recipient']) },
    ...{ gramsBefore: z.number(), grams: z.number(), difference: baisa },
  }),
)

/** The office gave up what a sender had booked. */
export const cancelledByOffice = defineFact(
  'parcels.cancelled-by-office',
  z.object({ number: z.string(), senderId: z.string(), reason: z.string() }),
)
