import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const ratesPublished = defineFact(
  'rates.published',
  z.object({ line: z.string(), number: z.number(), validFrom: z.string(), classes: z.number() }),
)
