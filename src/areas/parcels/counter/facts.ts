import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

export const codeRefused = defineFact('parcels.code-refused', z.object({ number: z.string(), left: z.number() }))
export const codeSent = defineFact(
  'parcels.code-sent',
  z.object({ number: z.string(), recipientPhone: z.string(), codeNumber: z.number() }),
)
export const pickupCharged = defineFact('parcels.pickup-charged', z.object({ number: z.string(), total: baisa }))
export const pickupUncharged = defineFact('parcels.pickup-uncharged', z.object({ number: z.string() }))
