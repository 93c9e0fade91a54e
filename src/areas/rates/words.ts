import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const rateFactWords = { 'rates.published': 'نُشرت قائمة أسعار' }

export const rateFactLines: FactLines = {
  'rates.published': factLine(
    z.object({ number: z.number(), validFrom: z.string() }),
    ({ number, validFrom }) => `نُشرت قائمة الأسعار ${number}، وتسري من ${dayInWords(validFrom)}`,
  ),
}
