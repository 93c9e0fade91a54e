import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** The subject is the lease: they all stand in its history. */
export const noticeServed = defineFact(
  'properties.notice-served',
  z.object({
    noticeId: z.string(),
    number: z.string(),
    step: z.string(),
    partyId: z.string(),
    unit: z.string(),
    amount: baisa,
    payBy: z.string(),
    fileId: z.string(),
    reason: z.string().nullable(),
  }),
)

export const noticeDelivered = defineFact(
  'properties.notice-delivered',
  z.object({ number: z.string(), step: z.string(), deliveryWay: z.string(), outcome: z.string(), onDay: z.string() }),
)
