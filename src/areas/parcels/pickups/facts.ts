import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Pickup = z.object({ partyId: z.string(), merchant: z.string(), branchId: z.string(), count: z.number(), when: z.string() })

export const pickupAsked = defineFact('parcels.pickup-asked', Pickup)
export const pickupScheduled = defineFact('parcels.pickup-scheduled', Pickup.extend({ courier: z.string() }))
export const pickupCollected = defineFact('parcels.pickup-collected', Pickup.extend({ taken: z.number().optional() }))
export const pickupCancelled = defineFact(
  'parcels.pickup-cancelled',
  Pickup.extend({ byOffice: z.boolean(), reason: z.string().nullable() }),
)
