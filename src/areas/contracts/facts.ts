import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Contract = z.object({ number: z.string(), kind: z.string(), partyId: z.string(), party: z.string() })
const Explained = Contract.extend({ reason: z.string() })
const side = z.enum(['party', 'company'])

export const contractDrafted = defineFact('contracts.drafted', Contract.extend({ startsOn: z.string(), endsOn: z.string() }))
export const draftChanged = defineFact('contracts.draft-changed', Contract)
export const contractSent = defineFact('contracts.sent-for-signature', Contract)
export const contractTakenBack = defineFact('contracts.taken-back', Explained)
export const contractSigned = defineFact('contracts.signed', Contract.extend({ on: z.string(), way: z.enum(['paper', 'code']) }))
export const contractActivated = defineFact('contracts.activated', Contract.extend({ startsOn: z.string(), endsOn: z.string() }))
/** It was in force elsewhere before, and stands in this register from now on. */
export const contractBrought = defineFact('contracts.brought', Contract.extend({ startsOn: z.string(), endsOn: z.string() }))
export const contractSuspended = defineFact('contracts.suspended', Explained)
export const contractResumed = defineFact('contracts.resumed', Contract)
export const noticeGiven = defineFact(
  'contracts.notice-given',
  Explained.extend({ by: side, on: z.string(), lastDay: z.string() }),
)
/** By the customer for themselves, or by us, and why. */
export const noticeWithdrawn = defineFact('contracts.notice-withdrawn', Contract.extend({ reason: z.string().optional() }))
/** Told of the one that is followed; the one that follows tells that it was drafted. */
export const contractRenewed = defineFact(
  'contracts.renewed',
  Contract.extend({ successorId: z.string(), successor: z.string(), endsOn: z.string() }),
)
/** Somebody else has yet to agree. */
export const earlyEndAsked = defineFact('contracts.early-end-asked', Explained.extend({ on: z.string() }))
export const earlyEndRefused = defineFact('contracts.early-end-refused', Explained)
/** On a day to come: until then it goes on. */
export const earlyEndAgreed = defineFact('contracts.early-end-agreed', Explained.extend({ lastDay: z.string() }))
export const contractTerminated = defineFact('contracts.terminated-early', Explained.extend({ on: z.string() }))
/** Before its first day, and only by the word of somebody else. */
export const callingOffAsked = defineFact('contracts.calling-off-asked', Explained.extend({ by: side }))
export const callingOffRefused = defineFact('contracts.calling-off-refused', Explained)
export const contractCalledOff = defineFact('contracts.called-off', Explained.extend({ by: side }))
export const contractCancelled = defineFact('contracts.cancelled', Explained)
export const contractEnded = defineFact('contracts.ended', Contract.extend({ on: z.string() }))
export const contractClosed = defineFact('contracts.closed', Contract)
