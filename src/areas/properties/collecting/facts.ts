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
