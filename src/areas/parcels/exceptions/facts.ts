import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const exceptionSettled = defineFact(
  'parcels.exception-settled',
  z.object({ number: z.string(), kind: z.string(), note: z.string() }),
)
