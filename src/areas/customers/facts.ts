import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'
import { identityProofs } from './account-words.ts'

/** The customer is the subject of each. Numbers of cards and accounts are kept by their last four: facts are for ever. */

export const customerRegistered = defineFact(
  'customers.registered',
  z.object({
    number: z.string(),
    kind: z.enum(['person', 'company']),
    name: z.string(),
    phone: z.string().nullable(),
    /** How it came to us; facts from before this was kept are those of the counter. */
    cameBy: z.enum(['counter', 'import', 'account']).default('counter'),
    fileName: z.string().nullable().default(null),
  }),
)

/** From now on somebody opens this record from an account of their own. */
export const accountJoined = defineFact('customers.account-joined', z.object({ number: z.string(), name: z.string() }))

/** What the office did to the account that opens this record, and why. */
const account = z.object({ number: z.string(), name: z.string() })
const accountWhy = account.extend({ reason: z.string() })
export const accountSuspended = defineFact('customers.account-suspended', accountWhy)
export const accountReactivated = defineFact('customers.account-reactivated', accountWhy)
/** With how it was made sure that it is the customer who asks. */
export const secondFactorReset = defineFact('customers.second-factor-reset', accountWhy.extend({ proof: z.enum(identityProofs) }))
/** One of them by its device; null is all. */
export const sessionsEnded = defineFact('customers.sessions-ended', account.extend({ device: z.string().nullable() }))
export const customerSeenAs = defineFact('customers.seen-as', accountWhy)
export const portalInvited = defineFact('customers.portal-invited', account)

const Change = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })

const Labelled = Change.omit({ field: true }).extend({ label: z.string() })

export const customerCorrected = defineFact('customers.corrected', z.object({ number: z.string(), changes: z.array(Change) }))

/** Where it was and where it is now, by what the branches were called that day. */
export const customerMoved = defineFact(
  'customers.moved',
  z.object({
    number: z.string(),
    name: z.string(),
    fromId: z.string().nullable(),
    branchId: z.string(),
    changes: z.array(Labelled),
  }),
)

const day = z.string().nullable()

export const customerFlagged = defineFact('customers.flagged', z.object({ risk: z.string(), until: day }))
export const flagLifted = defineFact('customers.flag-lifted', z.object({ risk: z.string() }))
export const creditLimitSet = defineFact(
  'customers.credit-limit-set',
  z.object({ before: baisa.nullable(), after: baisa.nullable() }),
)

const role = z.object({ role: z.string() })
export const roleGiven = defineFact('customers.role-given', role)
export const roleEnded = defineFact('customers.role-ended', role)

const contact = z.object({ name: z.string() })
export const contactAdded = defineFact('customers.contact-added', contact)
export const contactRemoved = defineFact('customers.contact-removed', contact)

const bankAccount = z.object({ iban: z.string(), holder: z.string() })
export const bankAccountAdded = defineFact('customers.bank-account-added', bankAccount)
export const bankAccountRemoved = defineFact('customers.bank-account-removed', bankAccount)

const relation = z.object({ relation: z.string(), otherId: z.string(), otherName: z.string(), until: day })
export const delegateAppointed = defineFact('customers.delegate-appointed', relation)
export const relationEnded = defineFact('customers.relation-ended', relation)

const document = z.object({ documentId: z.string(), kind: z.string(), expiresOn: day })
export const documentAdded = defineFact('customers.document-added', document)
export const documentVerified = defineFact('customers.document-verified', document)
export const documentRefused = defineFact('customers.document-refused', document)

const merge = z.object({
  keptId: z.string(),
  mergedId: z.string(),
  number: z.string(),
  mergedNumber: z.string(),
  name: z.string(),
})

/** Whoever keeps something of the second record from now on finds it at the first. The subject is the one that stays. */
export const customersMerged = defineFact('customers.merged', merge.extend({ taken: z.array(z.string()) }))
export const mergeUndone = defineFact('customers.merge-undone', merge)

const nameChange = z.object({ before: z.string(), after: z.string() })
export const nameChangeAsked = defineFact('customers.name-change-asked', nameChange)
export const nameChangeAccepted = defineFact('customers.name-change-accepted', nameChange)
export const nameChangeRefused = defineFact('customers.name-change-refused', nameChange)

const view = z.object({ name: z.string() })
/** The subject is the view. */
export const viewSaved = defineFact('customers.view-saved', view)
export const viewRenamed = defineFact('customers.view-renamed', view.extend({ before: z.string() }))
export const viewForgotten = defineFact('customers.view-forgotten', view)

/** The subject is the import; each customer in it has a fact of its own besides. */
const brought = z.object({ fileName: z.string(), rows: z.number() })
export const importUploaded = defineFact('customers.import-uploaded', brought)
export const importChecked = defineFact('customers.import-checked', brought.extend({ good: z.number(), faults: z.number() }))
export const customersImported = defineFact('customers.imported', brought.extend({ added: z.number() }))
export const importRefused = defineFact('customers.import-refused', brought)
