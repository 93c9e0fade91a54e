import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

export const codChanged = defineFact(
  'parcels.cod-changed',
  z.object({
    ...{ number: z.string(), senderId: z.string(), before: baisa, after: baisa },
    /** A colleague wrote it down for the sender, and how they asked for it. */
    ...{ byOffice: z.boolean(), reason: z.string().nullable() },
  }),
)
export const relabelled = defineFact('parcels.relabelled', z.object({ number: z.string() }))
