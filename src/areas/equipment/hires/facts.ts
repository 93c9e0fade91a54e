import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** Which contract, with whom, and where: all that a message about it needs. */
const Hire = z.object({ number: z.string(), partyId: z.string(), name: z.string(), site: z.string() })
export type ToldHire = z.output<typeof Hire>

export const hireQuoted = defineFact('equipment.quoted', Hire)
export const hireChanged = defineFact('equipment.hire-changed', z.object({ number: z.string(), changed: z.array(z.string()) }))
const Line = z.object({ number: z.string(), kind: z.string() })
export const lineAdded = defineFact('equipment.line-added', Line)
export const lineStruck = defineFact('equipment.line-struck', Line)

const Discount = z.object({ number: z.string(), percent: z.number(), why: z.string() })
export const hireDiscounted = defineFact('equipment.hire-discounted', Discount)
export const hireDiscountAsked = defineFact('equipment.hire-discount-asked', Discount)

const Machine = Hire.extend({ kind: z.string(), code: z.string() })
export const machineDispatched = defineFact(
  'equipment.dispatched',
  Machine.extend({
    operator: z.string().nullable(),
    driver: z.string().nullable(),
    until: z.string(),
    promised: z.string().nullable(),
    /** What was agreed to go along and stayed behind. */
    left: z.string().nullish(),
  }),
)
export const machineExchanged = defineFact('equipment.exchanged', Machine.extend({ before: z.string(), why: z.string() }))
export const offHireAsked = defineFact(
  'equipment.off-hire-requested',
  Machine.extend({ offHire: z.string(), endsAt: z.string(), by: z.string() }),
)
export const machineTakenBack = defineFact(
  'equipment.taken-back',
  Machine.extend({ meter: z.number(), hours: z.number(), note: z.string().nullish() }),
)
export const hireExtended = defineFact('equipment.hire-extended', Machine.extend({ until: z.string(), amount: baisa }))
export const lineGivenUp = defineFact('equipment.line-given-up', Hire.extend({ kind: z.string(), why: z.string() }))
export const depositWaived = defineFact('equipment.deposit-waived', z.object({ number: z.string(), why: z.string() }))
/** A machine is to be back tomorrow; it was to be back yesterday. */
export const hireDue = defineFact('equipment.hire-due', Hire.extend({ kind: z.string(), lineId: z.string(), until: z.string() }))
export const hireOver = defineFact(
  'equipment.hire-over',
  Hire.extend({ kind: z.string(), lineId: z.string(), until: z.string() }),
)
export const quoteEnding = defineFact('equipment.quote-ending', Hire.extend({ until: z.string() }))
export const quoteExpired = defineFact('equipment.quote-expired', Hire)
