import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

/** What the public page says of pickup, attempts and payment. */
export const parcelRulesSet = definePublicFact(
  'parcels.rules-set',
  z.object({ version: z.number(), changed: z.array(z.string()) }),
)
