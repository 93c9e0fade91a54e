import { z } from 'zod'
import { definePublicFact } from '#platform/facts.ts'

export const tariffPublished = definePublicFact(
  'parcels.tariff-published',
  z.object({ reference: z.string(), validFrom: z.string(), zones: z.array(z.string()) }),
)
