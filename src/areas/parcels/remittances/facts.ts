import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

export const remittancePrepared = defineFact(
  'parcels.remittance-prepared',
  z.object({ number: z.string(), merchantId: z.string(), count: z.number(), amount: baisa, fees: baisa }),
)
