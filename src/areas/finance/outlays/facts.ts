import { z } from 'zod'
import { Outlay } from '#areas/finance/outlay-dues/facts.ts'
import { defineFact } from '#platform/facts.ts'

export const outlayCharged = defineFact('finance.outlay-charged', Outlay.extend({ number: z.string() }))
export const outlayReceiptAdded = defineFact('finance.outlay-receipt-added', Outlay.extend({ receipt: z.string() }))
export const outlayClosed = defineFact('finance.outlay-closed', Outlay)
