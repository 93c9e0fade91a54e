import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const toldNobodyCame = defineFact(
  'parcels.told-nobody-came',
  z.object({ number: z.string(), reason: z.string().nullable() }),
)
export const toldMissing = defineFact('parcels.told-missing', z.object({ number: z.string(), note: z.string().nullable() }))
