import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const delegateAdded = defineFact(
  'parcels.delegate-added',
  z.object({ merchant: z.string(), name: z.string(), phone: z.string(), seesMoney: z.boolean() }),
)
export const delegateRemoved = defineFact('parcels.delegate-removed', z.object({ merchant: z.string(), name: z.string() }))
