import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** The customer was told where their statement of these days is; the subject is the customer. */
export const statementSent = defineFact(
  'finance.statement-sent',
  z.object({ name: z.string(), from: z.string(), to: z.string() }),
)
