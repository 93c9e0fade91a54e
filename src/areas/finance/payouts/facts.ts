import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** All that whoever is paid hears of it. */
const Payout = z.object({ number: z.string(), kind: z.string(), partyId: z.string(), amount: baisa, method: z.string() })
const WithReason = Payout.extend({ reason: z.string() })

export const payoutSubmitted = defineFact('finance.voucher-submitted', Payout)
export const payoutApproved = defineFact('finance.voucher-approved', Payout)
export const payoutRejected = defineFact('finance.voucher-rejected', WithReason)
export const payoutCancelled = defineFact('finance.voucher-cancelled', WithReason)
export const payoutPaid = defineFact('finance.voucher-paid', Payout.extend({ from: z.string() }))
export const payoutReversed = defineFact('finance.voucher-reversed', WithReason)
