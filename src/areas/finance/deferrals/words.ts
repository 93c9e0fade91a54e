import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const deferralFactWords = { 'finance.income-earned': 'استُحق من الإيرادات المؤجلة' }

const Earned = z.object({ through: z.string(), amount: baisa })

export const deferralFactLines: FactLines = {
  'finance.income-earned': factLine(
    Earned,
    (earned) => `استُحق من الإيرادات المؤجلة ${inRials(earned.amount)} حتى ${dayInWords(earned.through)}`,
  ),
}

export const deferralPartWords = { through: 'حتى', lines: 'الأسطر' }
