import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const toldMissing = defineFact('parcels.told-missing', z.object({ number: z.string(), note: z.string().nullable() }))
