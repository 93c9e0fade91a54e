import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const disposalWarned = defineFact(
  'parcels.disposal-warned',
  z.object({ number: z.string(), n: z.number(), until: z.string(), senderId: z.string(), recipientPhone: z.string() }),
)
export const disposalAsked = defineFact('parcels.disposal-asked', z.object({ number: z.string(), reason: z.string() }))
