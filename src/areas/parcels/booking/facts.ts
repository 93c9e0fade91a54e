import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** What its sender told otherwise before it went out. */
export const parcelAmended = defineFact(
  'parcels.amended',
  z.object({ number: z.string(), senderId: z.string(), changed: z.array(z.string()) }),
)

const Expiry = z.object({ senderId: z.string(), count: z.number(), day: z.string() })
/** `day` is when they are taken off. */
export const bookedExpiring = defineFact('parcels.booked-expiring', Expiry)
export const bookedExpired = defineFact('parcels.booked-expired', Expiry)
