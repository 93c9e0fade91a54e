import { z } from 'zod'
import { defineFact } from '#platform/facts.ts'

const Statement = z.object({ fileName: z.string(), bank: z.string(), rows: z.number() })

export const statementUploaded = defineFact('finance.bank-statement-uploaded', Statement)
export const statementChecked = defineFact('finance.bank-statement-checked', Statement.extend({ faults: z.number() }))
export const statementImported = defineFact(
  'finance.bank-statement-imported',
  Statement.extend({ fresh: z.number(), known: z.number() }),
)
export const statementLeft = defineFact('finance.bank-statement-left', Statement)
