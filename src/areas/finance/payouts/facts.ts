import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** All that whoever is paid hears of it. */
const Payout = z.object({ number: z.string(), kind: z.string(), partyId: z.string(), amount: baisa, method: z.string() })
const WithReason = Payout.extend({ reason: z.string() })

export const payoutSubmitted = defineFact('finance.voucher-submitted', Payout)
export const payoutApproved = defineFact('finance.voucher-approved', Payout)
/** Sent to whoever took the money online: they have not answered yet. */
export const payoutSent = defineFact('finance.voucher-sent', Payout)
/** Somebody has found out there that nothing went back: it may be sent again, or ended. */
export const payoutUnsent = defineFact('finance.voucher-unsent', WithReason)
export const payoutRejected = defineFact('finance.voucher-rejected', WithReason)
export const payoutCancelled = defineFact('finance.voucher-cancelled', WithReason)
export const payoutPaid = defineFact('finance.voucher-paid', Payout.extend({ from: z.string() }))
export const payoutReversed = defineFact('finance.voucher-reversed', WithReason)
