import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Cod = z.object({ number: z.string(), merchantId: z.string(), merchant: z.string(), amount: baisa, way: z.string() })
export const codReceived = defineFact('finance.cod-taken', Cod)
export const codReversed = defineFact('finance.cod-reversed', Cod.extend({ reason: z.string() }))

const HandOver = z.object({ number: z.string(), courier: z.string() })
export const custodyDeclared = defineFact('finance.custody-declared', HandOver)
export const custodyCounted = defineFact('finance.custody-counted', HandOver.extend({ counted: baisa, difference: baisa }))
export const custodyAsked = defineFact(
  'finance.custody-difference-asked',
  HandOver.extend({ difference: baisa, borneBy: z.string(), reason: z.string() }),
)
export const custodySettled = defineFact('finance.custody-settled', HandOver.extend({ amount: baisa, difference: baisa }))
export const custodySentBack = defineFact('finance.custody-sent-back', HandOver.extend({ reason: z.string() }))

export const overKnown = defineFact(
  'finance.custody-over-known',
  HandOver.extend({ whose: z.string(), amount: baisa, receipt: z.string(), reason: z.string() }),
)

export const codDeposited = defineFact(
  'finance.cod-deposited',
  z.object({ number: z.number(), count: z.number(), amount: baisa, bank: z.string() }),
)
export const codConfirmedFact = defineFact('finance.cod-confirmed', z.object({ count: z.number(), amount: baisa }))
