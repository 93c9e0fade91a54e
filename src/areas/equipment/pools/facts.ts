import { z } from 'zod'
import { defineFact, definePublicFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Pool = z.object({ name: z.string() })
export const poolAdded = definePublicFact('equipment.pool-added', Pool)
export const poolCorrected = definePublicFact('equipment.pool-corrected', Pool.extend({ changed: z.array(z.string()) }))

/** Of a hire: what went out of a pool and came back to it, in words for whoever reads. */
const Moved = z.object({
  ...{ number: z.string(), partyId: z.string(), name: z.string(), site: z.string() },
  ...{ pool: z.string(), quantity: z.number(), unit: z.string(), day: z.string(), left: z.number() },
})
export const poolTaken = defineFact('equipment.pool-taken', Moved)
export const poolReturned = defineFact(
  'equipment.pool-returned',
  Moved.extend({ short: z.number(), amount: baisa, invoice: z.string().nullable() }),
)
