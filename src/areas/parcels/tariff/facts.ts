import { z } from 'zod'
import { defineFact, definePublicFact } from '#platform/facts.ts'

export const tariffPublished = definePublicFact(
  'parcels.tariff-published',
  z.object({ reference: z.string(), validFrom: z.string(), zones: z.array(z.string()) }),
)

export const placesChanged = defineFact('parcels.places-changed', z.object({ places: z.array(z.string()) }))
