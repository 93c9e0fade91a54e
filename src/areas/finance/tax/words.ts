import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'
import { quarterInWords } from './quarter.ts'

export const taxFactWords = { 'finance.vat-return-filed': 'قُدّم الإقرار' }

const Filed = z.object({ quarter: z.string(), output: baisa, input: baisa })

export const taxFactLines: FactLines = {
  'finance.vat-return-filed': (data) => {
    const told = Filed.safeParse(data).data
    return told ? `قُدّم إقرار ${quarterInWords(told.quarter)}، صافيه ${inRials(told.output - told.input)}` : null
  },
}

export const taxPartWords = { quarter: 'الربع', output: 'ضريبة المخرجات', input: 'ضريبة المدخلات' }
