import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const mishapFactWords = {
  'parcels.disposal-warned': 'أُنذر بإتلاف طرد',
  'parcels.disposal-asked': 'طُلب إتلاف طرد',
}

export const mishapFactLines: FactLines = {
  'parcels.disposal-warned': factLine(
    z.object({ number: z.string(), n: z.number(), until: z.string() }),
    ({ number, n, until }) => `أُنذر بإتلاف الطرد ${number} بعد ${dayInWords(until)}، الإنذار ${n}`,
  ),
  'parcels.disposal-asked': factLine(
    z.object({ number: z.string(), reason: z.string() }),
    ({ number, reason }) => `طُلب إتلاف الطرد ${number}: ${reason}`,
  ),
}
