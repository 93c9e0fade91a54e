import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Payment = z.object({ partyId: z.string(), name: z.string(), amount: baisa })

export const onlinePaymentStarted = defineFact('finance.online-payment-started', Payment)
export const onlinePaymentPaid = defineFact(
  'finance.online-payment-paid',
  Payment.extend({ receiptId: z.string(), number: z.string() }),
)
/** It was left, or its time was over; nothing came. */
export const onlinePaymentEnded = defineFact('finance.online-payment-ended', Payment.extend({ state: z.string() }))
export const onlinePaymentDiffers = defineFact('finance.online-payment-differs', Payment.extend({ paid: baisa }))

/** No key is in it, ever. */
const Connected = z.object({ provider: z.string(), address: z.string() })
export const providerConnected = defineFact('finance.provider-connected', Connected)
export const providerDisconnected = defineFact('finance.provider-disconnected', Connected)
