import { z } from 'zod'
import { quarterInWords } from '#areas/finance/quarter.ts'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const taxFactWords = {
  'finance.vat-return-filed': 'قُدّم الإقرار',
  'finance.tax-payment-asked': 'طُلب سداد الضريبة',
  'finance.tax-paid': 'سُدّدت الضريبة',
  'finance.tax-refunded': 'ردّ الجهاز ضريبة',
  'finance.tax-payment-reversed': 'عُكس سداد الضريبة',
}

const Filed = z.object({ quarter: z.string(), output: baisa, input: baisa })

const Payment = z.object({ quarter: z.string(), amount: baisa })

const ofPayment = (said: string) =>
  factLine(Payment, (told) => `${said} ${inRials(told.amount)} عن ${quarterInWords(told.quarter)}`)

export const taxFactLines: FactLines = {
  'finance.vat-return-filed': factLine(
    Filed,
    (told) => `قُدّم إقرار ${quarterInWords(told.quarter)}، صافيه ${inRials(told.output - told.input)}`,
  ),
  'finance.tax-payment-asked': ofPayment('طُلب سداد ضريبة'),
  'finance.tax-paid': ofPayment('سُدّدت ضريبة'),
  'finance.tax-refunded': ofPayment('ردّ الجهاز'),
  'finance.tax-payment-reversed': ofPayment('عُكس سداد'),
}

export const taxPartWords = { quarter: 'الربع', output: 'ضريبة المخرجات', input: 'ضريبة المدخلات' }
