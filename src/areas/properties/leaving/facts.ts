import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** A move-out as it is told about: of which lease, which unit and whose. */
const Told = z.object({ number: z.string(), unit: z.string(), partyId: z.string() })
const Line = Told.extend({ description: z.string(), amount: baisa })

export const deductionAdded = defineFact('properties.deduction-added', Line)
export const deductionRemoved = defineFact('properties.deduction-removed', Line)
export const moveOutSigned = defineFact('properties.move-out-signed', Told.extend({ signer: z.string() }))
export const moveOutSettled = defineFact(
  'properties.move-out-settled',
  Told.extend({
    ...{ held: baisa, used: baisa, refund: baisa, owed: baisa, lastDay: z.string() },
    /** Of the rent that was paid for days after it. */
    credited: baisa.optional(),
  }),
)
export const depositRefundAsked = defineFact(
  'properties.deposit-refund-asked',
  Told.extend({ refund: baisa, voucher: z.string() }),
)
export const clearanceIssued = defineFact('properties.clearance-issued', Told.extend({ clearance: z.string() }))
