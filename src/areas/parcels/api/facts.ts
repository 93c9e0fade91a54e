import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Key = z.object({ name: z.string(), mode: z.enum(['live', 'test']), partyId: z.string(), merchant: z.string() })
export const keyMade = defineFact('parcels.key-made', Key)
export const keyEnded = defineFact('parcels.key-ended', Key)
export const keyWidened = defineFact('parcels.key-widened', Key)
export const keyUsedElsewhere = defineFact('parcels.key-used-elsewhere', Key.extend({ tail: z.string(), at: z.string() }))
export const batchTaken = defineFact(
  'parcels.batch-taken',
  z.object({ rows: z.number(), added: z.number(), partyId: z.string() }),
)
