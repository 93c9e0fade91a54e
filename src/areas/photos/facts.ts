import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

const Subject = z.object({ called: z.string() })
const Described = Subject.extend({ said: z.string().nullable() })

/** What can have happened to the photos of an area; the fact is about their subject. */
export const photoFacts = (area: string) => ({
  photosAdded: definePublicFact(`${area}.photos-added`, Subject.extend({ count: z.number() })),
  photosOrdered: definePublicFact(`${area}.photos-ordered`, Subject),
  photoDescribed: definePublicFact(`${area}.photo-described`, Described),
  photoRemoved: definePublicFact(`${area}.photo-removed`, Described),
})
