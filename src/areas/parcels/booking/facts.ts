import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** What its sender told otherwise before it went out. */
export const parcelAmended = defineFact(
  'parcels.amended',
  z.object({ number: z.string(), senderId: z.string(), changed: z.array(z.string()) }),
)
