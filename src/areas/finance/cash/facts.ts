import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Box = z.object({ name: z.string() })

export const boxAdded = defineFact('finance.box-added', Box.extend({ branchId: z.string() }))
export const boxRenamed = defineFact('finance.box-renamed', Box.extend({ before: z.string() }))
export const boxStopped = defineFact('finance.box-stopped', Box)
export const boxResumed = defineFact('finance.box-resumed', Box)

/** Of the account's number the last four digits are enough to know it by. */
const BankAccount = z.object({ bank: z.string(), holder: z.string(), iban: z.string(), shown: z.boolean() })

export const companyAccountAdded = defineFact('finance.bank-account-added', BankAccount.extend({ heldFor: z.string() }))
export const companyAccountChanged = defineFact(
  'finance.bank-account-changed',
  z.object({ before: BankAccount, after: BankAccount }),
)
export const companyAccountChangeAsked = defineFact(
  'finance.bank-account-change-asked',
  z.object({ before: BankAccount, after: BankAccount }),
)
export const companyAccountStopped = defineFact('finance.bank-account-stopped', BankAccount)
export const companyAccountResumed = defineFact('finance.bank-account-resumed', BankAccount)

const Move = z.object({ number: z.number(), from: z.string(), to: z.string(), amount: baisa })

export const bankTransferAsked = defineFact('finance.bank-transfer-asked', Move.omit({ number: true }))
export const cashMoved = defineFact('finance.cash-moved', Move)
export const cashArrived = defineFact('finance.cash-arrived', Move)
export const cashTakenBack = defineFact('finance.cash-taken-back', Move)

const Session = z.object({ number: z.number(), box: z.string() })
const Difference = Session.extend({ difference: baisa, atOpening: z.boolean() })

export const sessionOpened = defineFact('finance.session-opened', Session.extend({ openingCash: baisa }))
export const sessionCounted = defineFact('finance.session-counted', Difference.extend({ counted: baisa }))
const Borne = Difference.extend({ borneBy: z.enum(['company', 'keeper']).default('company') })

export const differenceAsked = defineFact('finance.difference-asked', Borne)
export const differenceSentBack = defineFact('finance.difference-sent-back', Difference.extend({ reason: z.string() }))
export const differenceApproved = defineFact('finance.difference-approved', Borne)
export const sessionClosed = defineFact('finance.session-closed', Session.extend({ counted: baisa }))
