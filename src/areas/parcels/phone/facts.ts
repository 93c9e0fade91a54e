import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const eventInConflict = defineFact(
  'parcels.phone-conflict',
  z.object({ number: z.string(), courier: z.string(), said: z.string() }),
)
export const loadedUnplanned = defineFact('parcels.loaded-unplanned', z.object({ number: z.string(), courier: z.string() }))
export const phoneProofKept = defineFact('parcels.phone-proof-kept', z.object({ eventId: z.string() }))
export const attemptToldLate = defineFact('parcels.attempt-told-late', z.object({ number: z.string(), reason: z.string() }))
