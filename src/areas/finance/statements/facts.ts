import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** The customer was told where their statement of these days is; the subject is the customer. */
export const statementSent = defineFact(
  'finance.statement-sent',
  z.object({ name: z.string(), from: z.string(), to: z.string() }),
)

/** The customer was told of what is past its day, without what cheques in hand cover; the subject is the customer. */
export const duesLate = defineFact('finance.dues-late', z.object({ owed: baisa, since: z.string(), step: z.number() }))
