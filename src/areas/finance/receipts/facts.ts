import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Receipt = z.object({ number: z.string(), partyId: z.string(), amount: baisa })

export const paymentReceived = defineFact('finance.payment-received', Receipt.extend({ paid: z.number() }))
/** With the number of the cheque where one was not paid after all. */
export const receiptReversed = defineFact(
  'finance.receipt-reversed',
  Receipt.extend({ reason: z.string(), cheque: z.string().optional() }),
)
export const receiptCorrectionAsked = defineFact(
  'finance.receipt-correction-asked',
  Receipt.extend({ what: z.enum(['reverse', 'free']), reason: z.string() }),
)
/** What it paid is open again, and its money the payer's credit; the receipt stands. */
export const receiptFreed = defineFact('finance.receipt-freed', Receipt.extend({ reason: z.string() }))
/** A reference like that of an earlier receipt is another slip, as somebody said who answers for receipts. */
export const slipToldApart = defineFact(
  'finance.slip-told-apart',
  z.object({ reference: z.string(), other: z.string(), number: z.string(), reason: z.string() }),
)
/** The customer was told once more where the receipt is. */
export const receiptSent = defineFact('finance.receipt-sent', Receipt)
/** With the number of the receipt where what is left of that one alone paid. */
export const paymentAllocated = defineFact(
  'finance.payment-allocated',
  z.object({ partyId: z.string(), amount: baisa, number: z.string().optional() }),
)

const Parked = z.object({ partyId: z.string() })
export const paymentParked = defineFact('finance.payment-parked', Parked.extend({ name: z.string() }))
export const parkedDropped = defineFact('finance.parked-dropped', Parked)
