import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { deliveryOutcomes, deliveryWays, wordOfStep } from './warning.ts'

export const warningFactWords = {
  'properties.notice-served': 'أُرسل الإخطار',
  'properties.notice-delivered': 'سُجّل تسليم الإخطار',
}

const wordOf = (words: Record<string, string>, name: string) => words[name] ?? name

export const warningFactLines: FactLines = {
  'properties.notice-served': factLine(
    z.object({ number: z.string(), step: z.string(), amount: baisa, payBy: z.string(), reason: z.string().nullable() }),
    ({ number, step, amount, payBy, reason }) =>
      `أُرسل ${wordOfStep(step)} ${number}: ${inRials(amount)} حتى ${dayInWords(payBy)}${reason ? `، قبل موعده: ${reason}` : ''}`,
  ),
  'properties.notice-delivered': factLine(
    z.object({ number: z.string(), deliveryWay: z.string(), outcome: z.string(), onDay: z.string() }),
    ({ number, deliveryWay, outcome, onDay }) =>
      `الإخطار ${number}: ${wordOf(deliveryOutcomes, outcome)} ${wordOf(deliveryWays, deliveryWay)} في ${dayInWords(onDay)}`,
  ),
}

export const warningPartWords = { payBy: 'آخر يوم للسداد', deliveryWay: 'طريق التسليم', onDay: 'اليوم' }
