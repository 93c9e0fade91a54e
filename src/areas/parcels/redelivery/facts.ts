import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const wishesKept = defineFact(
  'parcels.wishes-kept',
  z.object({ number: z.string(), collector: z.string().nullable(), instructions: z.string().nullable() }),
)

/** The place itself is kept with the parcel alone, where it is forgotten in time. */
export const placePinned = defineFact(
  'parcels.place-pinned',
  z.object({ number: z.string(), source: z.enum(['phone', 'pasted']) }),
)

export const redirectAsked = defineFact(
  'parcels.redirect-asked',
  z.object({ number: z.string(), senderId: z.string(), place: z.string() }),
)
export const redirectAnswered = defineFact(
  'parcels.redirect-answered',
  z.object({
    ...{ number: z.string(), recipientPhone: z.string(), place: z.string() },
    ...{ answer: z.enum(['yes', 'no']), how: z.string().nullable() },
  }),
)
