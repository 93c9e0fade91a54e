import { z } from 'zod'
import { defineFact, definePublicFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'
import { agreedNames, decisionNames } from './pool.ts'

const Pool = z.object({ name: z.string() })
export const poolAdded = definePublicFact('equipment.pool-added', Pool)
export const poolCorrected = definePublicFact('equipment.pool-corrected', Pool.extend({ changed: z.array(z.string()) }))

/** What is lost of it. No asset of the books goes with it: `journal` says that nothing was posted. */
const Lost = Pool.extend({ quantity: z.number(), unit: z.string(), amount: baisa, why: z.string() })
export const poolWriteOffAsked = defineFact('equipment.pool-write-off-asked', Lost)
export const poolWrittenOff = defineFact(
  'equipment.pool-written-off',
  Lost.extend({ pieces: z.string(), total: z.number(), journal: z.null() }),
)

/** Of a hire: what went out of a pool and came back to it, in words for whoever reads. */
const Hire = { number: z.string(), partyId: z.string(), name: z.string(), site: z.string() }
const Short = { short: z.number(), amount: baisa, invoice: z.string().nullable() }
const Moved = z.object({
  ...Hire,
  ...{ pool: z.string(), quantity: z.number(), unit: z.string(), day: z.string(), left: z.number() },
})
export const poolTaken = defineFact('equipment.pool-taken', Moved)
export const poolReturned = defineFact(
  'equipment.pool-returned',
  Moved.extend({
    ...Short,
    difference: z.enum(decisionNames).nullable().optional(),
    differenceWhy: z.string().nullable().optional(),
  }),
)

export const poolDifferenceSettled = defineFact(
  'equipment.pool-difference-settled',
  z.object({ ...Hire, pool: z.string(), by: z.enum(agreedNames), why: z.string(), ...Short }),
)
