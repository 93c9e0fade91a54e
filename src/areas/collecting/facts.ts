import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

/** The subject is the customer: it all stands in their history. */
export const followUpLogged = defineFact(
  'properties.follow-up-logged',
  z.object({ contactWay: z.string(), outcome: z.string(), note: z.string().nullable() }),
)

const Promised = z.object({ amount: baisa, promisedOn: z.string() })
export const promiseRecorded = defineFact('properties.promise-recorded', Promised)
export const promiseKept = defineFact('properties.promise-kept', Promised.extend({ paid: baisa }))
export const promiseBroken = defineFact('properties.promise-broken', Promised.extend({ paid: baisa }))
export const promiseWithdrawn = defineFact('properties.promise-withdrawn', Promised.extend({ reason: z.string() }))

/** For which unit; a fact of before names none. */
export const promiseNear = defineFact('properties.promise-near', Promised.extend({ unit: z.string().optional() }))

/** Of these the subject is the contract. */
export const lateFeesApplied = defineFact('properties.late-fee-applied', z.object({ number: z.string(), amount: baisa }))

const Waiver = z.object({ amount: baisa, reason: z.string() })
export const waiverAsked = defineFact('properties.waiver-asked', Waiver)
export const chargeWaived = defineFact('properties.charge-waived', Waiver.extend({ notes: z.array(z.string()) }))
export const waiverRejected = defineFact('properties.waiver-rejected', Waiver)
