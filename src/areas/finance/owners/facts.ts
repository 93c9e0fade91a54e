import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Settlement = z.object({ number: z.string(), agreement: z.string(), amount: baisa })
const WithReason = Settlement.extend({ reason: z.string() })

export const settlementAsked = defineFact('finance.settlement-asked', Settlement)
export const ownersSettled = defineFact('finance.owners-settled', Settlement)
export const settlementRejected = defineFact('finance.settlement-rejected', WithReason)
export const settlementCancelled = defineFact('finance.settlement-cancelled', WithReason)
export const settlementReversed = defineFact('finance.settlement-reversed', WithReason)
/** What each owner hears of it. */
export const ownerSettled = defineFact('finance.owner-settled', Settlement.extend({ partyId: z.string() }))
const OwnerBill = z.object({ supplier: z.string(), number: z.string(), amount: baisa })
export const ownerBillAsked = defineFact('finance.owner-bill-asked', OwnerBill)
export const ownerBillRejected = defineFact('finance.owner-bill-rejected', OwnerBill.extend({ reason: z.string() }))
export const commissionReckoned = defineFact('finance.commission-reckoned', z.object({ agreement: z.string() }))
