import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

export const ratesPublished = defineFact(
  'rates.published',
  z.object({ line: z.string(), number: z.number(), validFrom: z.string(), classes: z.number() }),
)

const Agreed = z.object({
  ...{ partyId: z.string(), line: z.string(), number: z.number(), percentOff: z.number() },
  ...{ fromDay: z.string(), untilDay: z.string().nullable() },
})
export const ratesAgreed = defineFact('rates.agreed', Agreed)
export const agreementEnded = defineFact('rates.agreement-ended', Agreed.extend({ lastDay: z.string(), why: z.string() }))
