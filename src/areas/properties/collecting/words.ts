import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { followUpOutcomes, followUpWays } from './collecting.ts'

export const collectingFactWords = {
  'properties.follow-up-logged': 'سُجّلت متابعة',
  'properties.promise-recorded': 'وعد العميل بالدفع',
  'properties.promise-kept': 'أُوفي بالوعد',
  'properties.promise-broken': 'لم يوفَ بالوعد',
}

const Promised = z.object({ amount: baisa, promisedOn: z.string() })
const wordOf = (words: Record<string, string>, name: string) => words[name] ?? name

export const collectingFactLines: FactLines = {
  'properties.follow-up-logged': factLine(
    z.object({ contactWay: z.string(), outcome: z.string(), note: z.string().nullable() }),
    ({ contactWay, outcome, note }) =>
      `سُجّلت متابعة، ${wordOf(followUpWays, contactWay)}: ${wordOf(followUpOutcomes, outcome)}${note ? `. ${note}` : ''}`,
  ),
  'properties.promise-recorded': factLine(
    Promised,
    ({ amount, promisedOn }) => `وعد العميل بدفع ${inRials(amount)} حتى ${dayInWords(promisedOn)}`,
  ),
  'properties.promise-kept': factLine(Promised, ({ amount }) => `أُوفي بالوعد: ${inRials(amount)}`),
  'properties.promise-broken': factLine(
    Promised.extend({ paid: baisa }),
    ({ amount, promisedOn, paid }) =>
      `لم يوفَ بوعد ${dayInWords(promisedOn)}: ${paid > 0n ? `دُفع ${inRials(paid)} من ${inRials(amount)}` : inRials(amount)}`,
  ),
}

export const collectingPartWords = { contactWay: 'الوسيلة', outcome: 'النتيجة', promisedOn: 'يوم الوعد' }
