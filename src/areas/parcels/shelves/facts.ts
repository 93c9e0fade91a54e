import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const shelvesAdded = defineFact(
  'parcels.shelves-added',
  z.object({ row: z.string(), count: z.number(), branch: z.string() }),
)
export const shelfClosed = defineFact('parcels.shelf-closed', z.object({ code: z.string() }))
