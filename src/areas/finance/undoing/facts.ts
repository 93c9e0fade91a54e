import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

export const undoAsked = defineFact(
  'finance.undo-asked',
  z.object({ kind: z.string(), number: z.string(), holder: z.string(), amount: baisa, reason: z.string() }),
)
