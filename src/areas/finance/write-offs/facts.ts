import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const WriteOff = z.object({ number: z.string(), partyId: z.string(), debtor: z.string(), amount: baisa })
const WithReason = WriteOff.extend({ reason: z.string() })

export const writeOffAsked = defineFact('finance.write-off-asked', WithReason)
export const chargeWrittenOff = defineFact('finance.charge-written-off', WithReason)
export const writeOffRejected = defineFact('finance.write-off-rejected', WithReason)
export const writeOffReversed = defineFact('finance.write-off-reversed', WithReason)
