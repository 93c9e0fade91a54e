import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Outlay = z.object({ authority: z.string(), reference: z.string(), partyId: z.string(), amount: baisa })

export const outlayCharged = defineFact('finance.outlay-charged', Outlay.extend({ number: z.string() }))
export const outlayReceiptAdded = defineFact('finance.outlay-receipt-added', Outlay.extend({ receipt: z.string() }))
export const outlayClosed = defineFact('finance.outlay-closed', Outlay)
/** What was paid to the authority came back after all. */
export const outlayReopened = defineFact('finance.outlay-reopened', Outlay)
