import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Payment = z.object({ quarter: z.string(), amount: baisa, reference: z.string() })
const Numbered = Payment.extend({ number: z.string() })

export const taxPaymentAsked = defineFact('finance.tax-payment-asked', Payment)
export const taxPaid = defineFact('finance.tax-paid', Numbered)
export const taxRefunded = defineFact('finance.tax-refunded', Numbered)
export const taxPaymentReversed = defineFact('finance.tax-payment-reversed', Numbered.extend({ reason: z.string() }))

export const vatReturnFiled = defineFact(
  'finance.vat-return-filed',
  z.object({ quarter: z.string(), output: baisa, input: baisa, reference: z.string() }),
)
