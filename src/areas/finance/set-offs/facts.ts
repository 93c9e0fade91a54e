import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const SetOff = z.object({ number: z.string(), partyId: z.string(), holder: z.string(), amount: baisa })
const WithReason = SetOff.extend({ reason: z.string() })

export const setOffAsked = defineFact('finance.set-off-asked', WithReason.extend({ pot: z.string() }))
export const accountsSetOff = defineFact('finance.accounts-set-off', WithReason)
export const setOffRejected = defineFact('finance.set-off-rejected', WithReason)
export const setOffReversed = defineFact('finance.set-off-reversed', WithReason)
