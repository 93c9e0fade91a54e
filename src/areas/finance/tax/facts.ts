import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

export const vatReturnFiled = defineFact(
  'finance.vat-return-filed',
  z.object({ quarter: z.string(), output: baisa, input: baisa, reference: z.string() }),
)
