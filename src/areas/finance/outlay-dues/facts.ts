import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

export const Outlay = z.object({ authority: z.string(), reference: z.string(), partyId: z.string(), amount: baisa })

/** What was paid to the authority came back after all. */
export const outlayReopened = defineFact('finance.outlay-reopened', Outlay)
