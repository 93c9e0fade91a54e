import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const setOffFactWords = {
  'finance.set-off-asked': 'طُلبت مقاصة',
  'finance.accounts-set-off': 'أُجريت مقاصة',
  'finance.set-off-rejected': 'رُفضت مقاصة',
  'finance.set-off-reversed': 'عُكست مقاصة',
}

const SetOff = z.object({ number: z.string(), holder: z.string(), amount: baisa })

const ofSetOff = (said: string) =>
  factLine(SetOff, (told) => `${said} ${told.number} بمبلغ ${inRials(told.amount)} بين حسابي ${told.holder}`)

/** Whose accounts, and how much. */
export const setOffFactLines: FactLines = {
  'finance.set-off-asked': ofSetOff('طُلبت المقاصة'),
  'finance.accounts-set-off': ofSetOff('أُجريت المقاصة'),
  'finance.set-off-rejected': ofSetOff('رُفضت المقاصة'),
  'finance.set-off-reversed': ofSetOff('عُكست المقاصة'),
}

export const setOffPartWords = { holder: 'صاحب الحساب', pot: 'من' }
