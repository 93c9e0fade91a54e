import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Named = z.object({ name: z.string() })
const Changed = Named.extend({ changed: z.array(z.string()) })
export const placeAdded = defineFact('vehicles.place-added', Named)
export const placeCorrected = defineFact('vehicles.place-corrected', Changed)
export const addOnAdded = defineFact('vehicles.add-on-added', Named)
export const addOnCorrected = defineFact('vehicles.add-on-corrected', Changed)
export const rulesSet = defineFact('vehicles.rules-set', z.object({ version: z.number(), changed: z.array(z.string()) }))
