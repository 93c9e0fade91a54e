import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** Of these the subject is the lease. */
export const renewalWished = defineFact(
  'properties.renewal-wished',
  z.object({ number: z.string(), unit: z.string(), partyId: z.string(), note: z.string().nullable() }),
)
export const registrationDueSoon = defineFact(
  'properties.registration-due-soon',
  z.object({ number: z.string(), unit: z.string(), partyId: z.string(), until: z.string(), days: z.number() }),
)
export const leaseEndsSoon = defineFact(
  'properties.lease-ends-soon',
  z.object({
    ...{ number: z.string(), unit: z.string(), partyId: z.string(), endsOn: z.string(), noticeBy: z.string() },
    ...{ goesOn: z.boolean(), days: z.number() },
  }),
)
