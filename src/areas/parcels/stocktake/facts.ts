import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const stocktakeBegun = defineFact('parcels.stocktake-begun', z.object({ shelf: z.string() }))
export const seenThere = defineFact('parcels.seen-on-shelf', z.object({ shelf: z.string(), number: z.string() }))
export const stocktakeEnded = defineFact(
  'parcels.stocktake-ended',
  z.object({ shelf: z.string(), missing: z.array(z.string()), moved: z.array(z.string()) }),
)
