import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Mandate = z.object({ number: z.string(), partyId: z.string(), properties: z.array(z.string()) })
export const mandateDrafted = defineFact('properties.mandate-drafted', Mandate)
export const mandateCorrected = defineFact('properties.mandate-corrected', Mandate.extend({ changed: z.array(z.string()) }))
