import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** A reading as it is told about: of which meter, where it hangs, and what it showed. */
const Read = z.object({ unit: z.string(), property: z.string(), meter: z.string(), reading: z.number(), on: z.string() })

export const meterRead = defineFact('properties.meter-read', Read)
export const meterReadingTakenBack = defineFact('properties.meter-reading-taken-back', Read.extend({ reason: z.string() }))
export const meterReplaced = defineFact(
  'properties.meter-replaced',
  Read.extend({ oldReading: z.number(), meterNumber: z.string().nullable(), reason: z.string() }),
)
export const utilityCharged = defineFact(
  'properties.utility-charged',
  z.object({
    ...{ unit: z.string(), meter: z.string(), from: z.string(), until: z.string(), used: z.number() },
    ...{ amount: baisa, number: z.string() },
  }),
)
