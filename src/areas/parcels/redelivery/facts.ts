import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const wishesKept = defineFact(
  'parcels.wishes-kept',
  z.object({ number: z.string(), collector: z.string().nullable(), instructions: z.string().nullable() }),
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
