import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Supplier = z.object({ name: z.string() })

export const supplierAdded = defineFact('finance.supplier-added', Supplier)
export const supplierChanged = defineFact('finance.supplier-changed', Supplier.extend({ before: z.string() }))

const Bill = z.object({ supplier: z.string(), number: z.string(), amount: baisa })

export const billEntered = defineFact('finance.bill-entered', Bill)
export const billReversed = defineFact('finance.bill-reversed', Bill.extend({ reason: z.string() }))
export const billCredited = defineFact('finance.bill-credited', Bill.extend({ of: z.string(), reason: z.string() }))
const Petty = z.object({ payee: z.string(), amount: baisa, description: z.string() })

export const pettySpent = defineFact('finance.petty-spent', Petty.extend({ box: z.string() }))
export const pettyReversed = defineFact('finance.petty-reversed', Petty.extend({ reason: z.string() }))
export const billPaymentAsked = defineFact('finance.bill-payment-asked', Bill)
export const billPaid = defineFact('finance.bill-paid', Bill)
export const billPaymentReversed = defineFact('finance.bill-payment-reversed', Bill.extend({ reason: z.string() }))
export const supplierRefunded = defineFact('finance.supplier-refunded', Bill)
export const supplierRefundReversed = defineFact('finance.supplier-refund-reversed', Bill.extend({ reason: z.string() }))
