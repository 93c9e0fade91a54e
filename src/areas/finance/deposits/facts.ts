import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** All that whoever left it hears of it. */
const Deposit = z.object({ contract: z.string(), partyId: z.string(), amount: baisa })

export const depositAsked = defineFact('finance.deposit-asked', Deposit.extend({ number: z.string() }))
export const depositDeducted = defineFact(
  'finance.deposit-deducted',
  Deposit.extend({ reason: z.string(), charge: z.string(), left: baisa }),
)
const Forfeit = Deposit.extend({ reason: z.string() })
export const forfeitAsked = defineFact('finance.deposit-forfeit-asked', Forfeit)
export const depositForfeited = defineFact('finance.deposit-forfeited', Forfeit.extend({ number: z.string(), left: baisa }))
export const forfeitRejected = defineFact('finance.deposit-forfeit-rejected', Forfeit)
export const releaseChanged = defineFact(
  'finance.deposit-release-changed',
  z.object({ contract: z.string(), before: z.string().nullable(), after: z.string().nullable(), reason: z.string().optional() }),
)
