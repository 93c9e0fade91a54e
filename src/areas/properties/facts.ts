import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Property = z.object({ number: z.string(), name: z.string() })
export const propertyAdded = defineFact('properties.added', Property)
export const propertyCorrected = defineFact('properties.corrected', Property.extend({ changed: z.array(z.string()) }))
export const sharesSet = defineFact(
  'properties.shares-set',
  Property.extend({
    whole: z.number(),
    since: z.string(),
    shares: z.array(z.object({ partyId: z.string(), parts: z.number() })),
  }),
)

const Units = z.object({ property: z.string(), numbers: z.array(z.string()) })
/** About the property, and one for each unit. */
export const unitsAdded = defineFact('properties.units-added', Units)
export const unitAdded = defineFact('properties.unit-added', z.object({ property: z.string(), unit: z.string() }))
export const unitCorrected = defineFact(
  'properties.unit-corrected',
  z.object({ property: z.string(), unit: z.string(), changed: z.array(z.string()) }),
)
export const unitTakenOut = defineFact(
  'properties.unit-taken-out',
  z.object({ property: z.string(), unit: z.string(), reason: z.string() }),
)
export const unitBroughtBack = defineFact('properties.unit-brought-back', z.object({ property: z.string(), unit: z.string() }))
