import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Account = z.object({ code: z.string(), name: z.string() })

export const accountAdded = defineFact('finance.account-added', Account.extend({ parent: z.string() }))
export const accountRenamed = defineFact('finance.account-renamed', Account.extend({ before: z.string() }))
export const accountStopped = defineFact('finance.account-stopped', Account)
export const accountResumed = defineFact('finance.account-resumed', Account)

const Written = z.object({ memo: z.string(), day: z.string(), amount: baisa })

export const journalWritten = defineFact('finance.journal-written', Written)
export const journalPosted = defineFact('finance.journal-posted', Written.extend({ number: z.number() }))
export const journalReversed = defineFact(
  'finance.journal-reversed',
  z.object({ number: z.number(), by: z.number(), reason: z.string() }),
)

export const openingSignOffAsked = defineFact('finance.opening-sign-off-asked', z.object({}))
export const openingSignedOff = defineFact('finance.opening-signed-off', z.object({}))

const Reopened = z.object({ reason: z.string() })
export const openingSignOffUndoAsked = defineFact('finance.opening-sign-off-undo-asked', Reopened)
export const openingSignOffUndone = defineFact('finance.opening-sign-off-undone', Reopened)

const Locked = z.object({ before: z.string().nullable(), lockedTo: z.string().nullable() })

export const periodLocked = defineFact('finance.period-locked', Locked)
export const periodUnlocked = defineFact('finance.period-unlocked', Locked)

export const periodChangeAsked = defineFact('finance.period-change-asked', z.object({ change: z.string(), reason: z.string() }))

const Year = z.object({ year: z.number(), number: z.number() })

export const yearClosed = defineFact('finance.year-closed', Year.extend({ result: baisa }))
export const yearReopened = defineFact('finance.year-reopened', Year.extend({ reason: z.string() }))
