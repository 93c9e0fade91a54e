import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

const OfUnit = z.object({ property: z.string(), unit: z.string() })
const Published = OfUnit.extend({ listingId: z.string(), freeFrom: z.string().nullable() })
export const unitPublished = definePublicFact('properties.unit-published', Published)
export const listingCorrected = definePublicFact('properties.listing-corrected', Published)
export const unitWithdrawn = definePublicFact('properties.unit-withdrawn', OfUnit.extend({ reason: z.string() }))
