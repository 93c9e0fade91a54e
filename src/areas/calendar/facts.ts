import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Occupancy = z.object({ kind: z.string(), from: z.string(), until: z.string(), reason: z.string() })

/** Each is about the resource: its history tells them. */
export const resourceTaken = defineFact('calendar.taken', Occupancy)
export const resourceReleased = defineFact('calendar.released', Occupancy)
export const holdRanOut = defineFact('calendar.hold-ran-out', Occupancy)
