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

export const lineMatched = defineFact('finance.line-matched', Line.extend({ as: z.string() }))
export const lineUnmatched = defineFact('finance.line-unmatched', Line.extend({ as: z.string(), reason: z.string() }))
export const payerKnown = defineFact('finance.payer-known', Line.extend({ number: z.string(), partyId: z.string() }))

const Month = z.object({ bank: z.string(), until: z.string() })

export const bankReconciled = defineFact('finance.bank-reconciled', Month.extend({ stated: baisa, booked: baisa }))
