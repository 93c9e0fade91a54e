import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const writeOffFactWords = {
  'finance.write-off-asked': 'طُلب شطب مستحق',
  'finance.charge-written-off': 'شُطب مستحق',
  'finance.write-off-rejected': 'رُفض شطب مستحق',
  'finance.write-off-reversed': 'عُكس شطب مستحق',
}

const WriteOff = z.object({ number: z.string(), debtor: z.string(), amount: baisa })

const ofWriteOff = (said: string) =>
  factLine(WriteOff, (told) => `${said} ${inRials(told.amount)} على ${told.debtor}، ${told.number}`)

/** Whose debt, and how much of it. */
export const writeOffFactLines: FactLines = {
  'finance.write-off-asked': ofWriteOff('طُلب شطب'),
  'finance.charge-written-off': ofWriteOff('شُطب'),
  'finance.write-off-rejected': ofWriteOff('رُفض شطب'),
  'finance.write-off-reversed': ofWriteOff('عُكس شطب'),
}

export const writeOffPartWords = { debtor: 'المدين', attempts: 'ما جُرّب' }
