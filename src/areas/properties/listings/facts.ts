import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

const OfPlace = z.object({ called: z.string() })

/** About the unit, or the property itself. */
export const photosAdded = definePublicFact('properties.photos-added', OfPlace.extend({ count: z.number() }))
export const photosOrdered = definePublicFact('properties.photos-ordered', OfPlace)
export const photoDescribed = definePublicFact('properties.photo-described', OfPlace.extend({ said: z.string().nullable() }))
export const photoRemoved = definePublicFact('properties.photo-removed', OfPlace.extend({ said: z.string().nullable() }))

const OfUnit = z.object({ property: z.string(), unit: z.string() })
const Published = OfUnit.extend({ listingId: z.string(), freeFrom: z.string().nullable() })
export const unitPublished = definePublicFact('properties.unit-published', Published)
export const listingCorrected = definePublicFact('properties.listing-corrected', Published)
export const unitWithdrawn = definePublicFact('properties.unit-withdrawn', OfUnit.extend({ reason: z.string() }))
