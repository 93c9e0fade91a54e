import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** What the days until then have earned of all that was invoiced ahead. */
export const incomeEarned = defineFact(
  'finance.income-earned',
  z.object({ through: z.string(), lines: z.number(), amount: baisa }),
)
