import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Letter = z.object({
  ...{ number: z.string(), country: z.string(), until: z.string() },
  ...{ plate: z.string(), model: z.string(), contract: z.string() },
})
export type LetterFact = z.output<typeof Letter>

const Why = Letter.extend({ why: z.string() })
export const letterAsked = defineFact('vehicles.border-letter-asked', Why.omit({ number: true }))
export const letterIssued = defineFact('vehicles.border-letter-issued', Letter)
export const letterPrinted = defineFact('vehicles.border-letter-printed', Letter)
export const letterVoided = defineFact('vehicles.border-letter-voided', Why)
