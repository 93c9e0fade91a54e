import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Text = z.object({ kind: z.string(), title: z.string(), version: z.number() })

export const contractTextWritten = defineFact('contracts.text-written', Text)
/** Contracts of the kind are written in it from now on. */
export const contractTextPutToUse = defineFact('contracts.text-put-to-use', Text)
