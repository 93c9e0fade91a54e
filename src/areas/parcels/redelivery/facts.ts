import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const wishesKept = defineFact(
  'parcels.wishes-kept',
  z.object({ number: z.string(), collector: z.string().nullable(), instructions: z.string().nullable() }),
)
