import { z } from 'zod'
import { defineFact, definePublicFact } from '#platform/facts.ts'
import { customerKinds } from '#values/customer-kinds.ts'

/** The account is the subject of each: what happened to it, never with what it is opened. */

export const accountRegistered = defineFact(
  'identity.registered',
  z.object({ accountId: z.string(), kind: z.enum(['staff', 'customer']), name: z.string() }),
)

export const passwordSet = defineFact(
  'identity.password-set',
  z.object({ how: z.enum(['changed', 'reset']).optional(), passkeysRemoved: z.number().optional() }),
)

export const accountSignedIn = defineFact('identity.signed-in', z.object({ sessionId: z.string(), device: z.string() }))

export const accountSignedOut = defineFact('identity.signed-out', z.object({ sessionId: z.string() }))

export const sessionEnded = defineFact('identity.session-ended', z.object({ sessionId: z.string() }))

/** The owner's answer about a device that was not seen before. */
const device = z.object({ device: z.string() })
export const deviceConfirmed = defineFact('identity.device-confirmed', device)
export const deviceDenied = defineFact('identity.device-denied', device)

/** All of them at once: by the office, or because what opened them is not to open anything any more. */
export const allSessionsEnded = defineFact('identity.all-sessions-ended', z.object({ sessions: z.number() }))

/** So many wrong passwords that trying was stopped for a while. */
export const passwordGuessed = defineFact('identity.password-guessed', z.object({}))

export const secondFactorReset = defineFact('identity.second-factor-reset', z.object({}))

const consented = z.object({ purpose: z.string(), textVersion: z.string(), channel: z.string() })
export const consentGiven = defineFact('identity.consent-given', consented)
export const consentWithdrawn = defineFact('identity.consent-withdrawn', consented)

/** The subject is the code that is to be sent; the code itself is in no fact. */
export const codeRequested = defineFact(
  'identity.code-requested',
  z.object({ purpose: z.enum(['register', 'sign-in', 'reset', 'contact', 'signature', 'book', 'sheet']), sent: z.number() }),
)

/** Somebody has shown that this phone or e-mail address is theirs. */
export const contactVerified = defineFact(
  'identity.contact-verified',
  z.object({
    accountId: z.uuid(),
    accountKind: z.enum(['staff', 'customer']),
    kind: z.enum(['phone', 'email']),
    value: z.string(),
    name: z.string(),
    /** Said when the account is opened, and not again. */
    partyKind: z.enum(customerKinds).optional(),
  }),
)

/** Who asked what of their data, and how they hear of it: after an erasure nobody could look that up. */
const privacyAsked = z.object({
  number: z.string(),
  kind: z.string(),
  accountId: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
/** The request is the subject. */
export const privacyRequested = defineFact('identity.privacy-requested', privacyAsked.extend({ dueOn: z.string() }))
export const privacyTaken = defineFact('identity.privacy-taken', z.object({ number: z.string() }))
export const privacyAnswered = defineFact(
  'identity.privacy-answered',
  privacyAsked.extend({ refused: z.boolean(), answer: z.string() }),
)

/** The account is the subject. */
export const personalDataTaken = defineFact('identity.personal-data-taken', z.object({ form: z.string() }))

/** The breach is the subject of each. */
export const breachRecorded = defineFact(
  'identity.breach-recorded',
  z.object({ number: z.string(), title: z.string(), discoveredAt: z.iso.datetime(), serious: z.boolean() }),
)
export const breachReported = defineFact('identity.breach-reported', z.object({ number: z.string(), reference: z.string() }))
/** With all that the people read, and whom it goes to. */
export const breachTold = defineFact(
  'identity.breach-told',
  z.object({
    number: z.string(),
    audience: z.enum(['customers', 'listed', 'otherwise']),
    contacts: z.array(z.object({ phone: z.string().optional(), email: z.string().optional() })),
    ...{ at: z.string(), dataKinds: z.string(), measures: z.string(), advice: z.string(), officer: z.string() },
  }),
)
export const breachClosed = defineFact('identity.breach-closed', z.object({ number: z.string() }))

/** The kind of record is the subject. */
export const retentionChanged = definePublicFact(
  'identity.retention-changed',
  z.object({ before: z.number(), after: z.number() }),
)
export const recordsPutAway = defineFact(
  'identity.records-put-away',
  z.object({ label: z.string(), before: z.string(), count: z.number() }),
)

/** The account is the subject: what is gone of each kind, and what stays for which reason. */
export const personalDataErased = defineFact(
  'identity.personal-data-erased',
  z.object({ outcome: z.array(z.object({ title: z.string(), count: z.number(), stays: z.string().optional() })) }),
)

/** The password was right, and the second factor is asked for. */
export const secondStepAsked = defineFact('identity.second-step-asked', z.object({}))

export const secondFactorEnabled = defineFact('identity.second-factor-enabled', z.object({}))

export const secondFactorDisabled = defineFact('identity.second-factor-disabled', z.object({}))

export const recoveryCodesRenewed = defineFact('identity.recovery-codes-renewed', z.object({}))

export const recoveryCodeUsed = defineFact('identity.recovery-code-used', z.object({}))

/** The invitation is the subject: to whom it went stands there, and its link nowhere. */
export const invitationSent = defineFact('identity.invitation-sent', z.object({}))

/** By the name its owner gave it. */
const passkey = z.object({ name: z.string() })
export const passkeyAdded = defineFact('identity.passkey-added', passkey)
export const passkeyRenamed = defineFact('identity.passkey-renamed', passkey)
export const passkeyRemoved = defineFact('identity.passkey-removed', passkey)

/** One contact in place of another: `from` is where one is not reached any more. */
export const contactChanged = defineFact(
  'identity.contact-changed',
  z.object({ kind: z.enum(['phone', 'email']), from: z.string() }),
)

/** The subject is the account that sees them so. */
export const numeralsChosen = defineFact('identity.numerals-chosen', z.object({ numerals: z.enum(['latn', 'arab', 'house']) }))
