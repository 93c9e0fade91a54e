import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Waits = z.object({ number: z.string(), recipientPhone: z.string(), branch: z.string(), day: z.number(), until: z.string() })

export const pickupReminded = defineFact('parcels.pickup-reminded', Waits)
export const storageBegun = defineFact('parcels.storage-begun', Waits.extend({ perDay: baisa }))
/** `until` is the day on which it turns round. */
export const returnWarned = defineFact('parcels.return-warned', Waits)
export const stuckTold = defineFact('parcels.stuck-told', z.object({ number: z.string(), since: z.string() }))
