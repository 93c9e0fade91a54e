import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { percentInWords } from '#values/shares.ts'

export const rateFactWords = {
  'rates.published': 'نُشرت قائمة أسعار',
  'rates.agreed': 'اتُّفق على أسعار',
  'rates.agreement-ended': 'أُنهيت اتفاقية أسعار',
}

export const rateFactLines: FactLines = {
  'rates.published': factLine(
    z.object({ number: z.number(), validFrom: z.string() }),
    ({ number, validFrom }) => `نُشرت قائمة الأسعار ${number}، وتسري من ${dayInWords(validFrom)}`,
  ),
  'rates.agreed': factLine(
    z.object({ number: z.number(), percentOff: z.number(), fromDay: z.string(), untilDay: z.string().nullable() }),
    ({ number, percentOff, fromDay, untilDay }) =>
      `اتفاقية الأسعار ${number}: خصم ${percentInWords(percentOff)} من ${dayInWords(fromDay)}${untilDay ? ` إلى ${dayInWords(untilDay)}` : ''}`,
  ),
  'rates.agreement-ended': factLine(
    z.object({ number: z.number(), lastDay: z.string(), why: z.string() }),
    ({ number, lastDay, why }) => `أُنهيت اتفاقية الأسعار ${number}، وآخر أيامها ${dayInWords(lastDay)}: ${why}`,
  ),
}
