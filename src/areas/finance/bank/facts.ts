import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'
import { baisa } from '#values/shapes.ts'

const Statement = z.object({ fileName: z.string(), bank: z.string(), rows: z.number() })

export const statementUploaded = defineFact('finance.bank-statement-uploaded', Statement)
export const statementChecked = defineFact('finance.bank-statement-checked', Statement.extend({ faults: z.number() }))
export const statementImported = defineFact(
  'finance.bank-statement-imported',
  Statement.extend({ fresh: z.number(), known: z.number() }),
)
export const statementLeft = defineFact('finance.bank-statement-left', Statement)

const Line = z.object({ bank: z.string(), day: z.string(), amount: baisa })

export const lineMatched = defineFact('finance.line-matched', Line.extend({ as: z.string(), explained: z.string().optional() }))
export const lineUnmatched = defineFact('finance.line-unmatched', Line.extend({ as: z.string(), reason: z.string() }))
export const payerKnown = defineFact('finance.payer-known', Line.extend({ number: z.string(), partyId: z.string() }))

export const lineTakenBack = defineFact('finance.line-taken-back', Line.extend({ reason: z.string() }))
export const statementTakenBack = defineFact(
  'finance.bank-statement-taken-back',
  Statement.extend({ from: z.string(), to: z.string(), reason: z.string() }),
)

const Month = z.object({ bank: z.string(), until: z.string() })

export const bankReconciled = defineFact(
  'finance.bank-reconciled',
  Month.extend({ stated: baisa, booked: baisa, explained: z.string().optional() }),
)
