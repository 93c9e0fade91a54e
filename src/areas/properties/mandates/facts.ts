import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Mandate = z.object({ number: z.string(), partyId: z.string(), properties: z.array(z.string()) })
export const mandateDrafted = defineFact('properties.mandate-drafted', Mandate)
/** Of what is in force: asked of somebody else, and not agreed to. */
export const termsAsked = defineFact('properties.mandate-terms-asked', Mandate.extend({ changed: z.array(z.string()) }))
export const termsRefused = defineFact('properties.mandate-terms-refused', Mandate.extend({ reason: z.string() }))
export const mandateCorrected = defineFact('properties.mandate-corrected', Mandate.extend({ changed: z.array(z.string()) }))
