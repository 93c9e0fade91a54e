import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Occupancy = z.object({ kind: z.string(), from: z.string(), until: z.string(), reason: z.string() })

/** Each is about the resource: its history tells them. */
export const resourceTaken = defineFact('calendar.taken', Occupancy)
/** What was planned goes on until another day. */
export const resourceEndMoved = defineFact('calendar.end-moved', Occupancy)
export const resourceReleased = defineFact('calendar.released', Occupancy)
const Custody = z.object({ kind: z.string(), reason: z.string() })
export const resourceOut = defineFact('calendar.given-out', Custody)
export const resourceBack = defineFact('calendar.taken-back', Custody.extend({ lateDays: z.number() }))
export const holdRanOut = defineFact('calendar.hold-ran-out', Occupancy)
const Moved = z.object({ kind: z.string(), reason: z.string() })
/** It lies on another thing of its class from now on. */
export const resourceMovedAway = defineFact('calendar.moved-away', Moved.extend({ to: z.string() }))
export const resourceMovedHere = defineFact('calendar.moved-here', Moved.extend({ from: z.string() }))
export const resourcePinned = defineFact('calendar.pinned', Moved)
export const holdConfirmed = defineFact('calendar.hold-confirmed', Moved)
const Stock = z.object({ quantity: z.number(), reason: z.string() })
export const stockCounted = defineFact('calendar.stock-counted', z.object({ total: z.number() }))
export const stockTaken = defineFact('calendar.stock-taken', Stock)
export const stockReturned = defineFact('calendar.stock-returned', Stock)
