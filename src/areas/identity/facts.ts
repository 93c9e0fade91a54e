import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

/** The account is the subject of each: what happened to it, never with what it is opened. */

export const accountRegistered = defineFact(
  'identity.registered',
  z.object({ kind: z.enum(['staff', 'customer']), name: z.string(), administrator: z.boolean() }),
)

export const passwordSet = defineFact('identity.password-set', z.object({}))

export const accountSignedIn = defineFact('identity.signed-in', z.object({ sessionId: z.string(), device: z.string() }))

export const accountSignedOut = defineFact('identity.signed-out', z.object({ sessionId: z.string() }))

export const sessionEnded = defineFact('identity.session-ended', z.object({ sessionId: z.string() }))

/** The subject is the invitation. */
export const administratorInvited = defineFact('identity.administrator-invited', z.object({ validUntil: z.iso.datetime() }))
