import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** Which fine, of which car, and the contract by which somebody had it. */
const Fine = z.object({
  reference: z.string(),
  plate: z.string(),
  model: z.string(),
  at: z.string(),
  amount: baisa,
  contract: z.string().nullable(),
})
export type ToldFine = z.output<typeof Fine>

export const fineRecorded = defineFact('vehicles.fine-recorded', Fine)
export const fineCharged = defineFact('vehicles.fine-charged', Fine.extend({ partyId: z.string(), fee: baisa, used: baisa }))
export const fineContested = defineFact('vehicles.fine-contested', Fine.extend({ why: z.string() }))
export const absorbingAsked = defineFact('vehicles.fine-absorbing-asked', Fine.extend({ why: z.string() }))
export const fineAbsorbed = defineFact('vehicles.fine-absorbed', Fine.extend({ why: z.string() }))
export const fineCancelled = defineFact('vehicles.fine-cancelled', Fine.extend({ why: z.string() }))
