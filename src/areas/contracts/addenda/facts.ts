import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** Told of the contract it belongs to; the addendum tells its own life like any contract. */
const Addendum = z.object({ number: z.string(), addendumId: z.string(), addendum: z.string(), from: z.string() })

export const addendumAdded = defineFact('contracts.addendum-added', Addendum)
export const addendumInForce = defineFact('contracts.addendum-in-force', Addendum)
