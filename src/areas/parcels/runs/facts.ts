import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Run = z.object({ number: z.string(), courier: z.string(), day: z.string() })

export const runPlanned = defineFact('parcels.run-planned', Run.extend({ count: z.number() }))
export const runFilled = defineFact('parcels.run-filled', Run.extend({ count: z.number() }))
export const runOut = defineFact('parcels.run-out', Run.extend({ count: z.number() }))
export const runClosed = defineFact('parcels.run-closed', Run.extend({ delivered: z.number(), back: z.number() }))
export const stopDropped = defineFact('parcels.stop-dropped', z.object({ run: z.string(), number: z.string() }))
export const stopMoved = defineFact('parcels.stop-moved', z.object({ run: z.string(), courier: z.string() }))
export const attemptsSpent = defineFact('parcels.attempts-spent', z.object({ number: z.string(), senderId: z.string() }))
export const customerCalled = defineFact('parcels.customer-called', z.object({ number: z.string(), calls: z.number() }))
