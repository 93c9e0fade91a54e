import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Owed = z.object({ employee: z.string(), amount: baisa })

export const staffDebtRecorded = defineFact('finance.staff-debt-recorded', Owed.extend({ box: z.string() }))
export const staffDebtRepaid = defineFact('finance.staff-debt-repaid', Owed.extend({ number: z.number(), left: baisa }))
export const staffRepaymentReversed = defineFact(
  'finance.staff-repayment-reversed',
  Owed.extend({ number: z.number(), reason: z.string() }),
)
