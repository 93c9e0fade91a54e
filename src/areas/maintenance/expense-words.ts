import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const expenseFactWords = {
  'properties.expense-asked': 'طُلبت موافقة المالك',
  'properties.expense-reminded': 'ذُكّر المالك بالمصروف',
  'properties.expense-accepted': 'وافق المالك',
  'properties.expense-refused': 'لم يوافق المالك',
  'properties.expense-questioned': 'سأل المالك عن المصروف',
  'properties.expense-explained': 'أُجيب المالك',
}

const Expense = z.object({ number: z.string(), amount: baisa })
const Answered = Expense.extend({ who: z.string(), onPhone: z.boolean() })
const how = (onPhone: boolean) => (onPhone ? ' بالهاتف' : '')

export const expenseFactLines: FactLines = {
  'properties.expense-asked': factLine(
    Expense.extend({ why: z.string() }),
    ({ number, amount, why }) => `طُلبت موافقة المالك على ${inRials(amount)} للبلاغ ${number}: ${why}`,
  ),
  'properties.expense-reminded': factLine(
    Expense,
    ({ number, amount }) => `ذُكّر المالك بمصروف البلاغ ${number}، ${inRials(amount)}`,
  ),
  'properties.expense-accepted': factLine(
    Answered,
    ({ number, amount, who, onPhone }) => `وافق ${who}${how(onPhone)} على ${inRials(amount)} للبلاغ ${number}`,
  ),
  'properties.expense-refused': factLine(
    Answered.extend({ reason: z.string() }),
    ({ number, amount, who, onPhone, reason }) =>
      `لم يوافق ${who}${how(onPhone)} على ${inRials(amount)} للبلاغ ${number}: ${reason}`,
  ),
  'properties.expense-questioned': factLine(
    Expense.extend({ question: z.string() }),
    ({ number, question }) => `سأل المالك عن البلاغ ${number}: ${question}`,
  ),
  'properties.expense-explained': factLine(
    Expense.extend({ reply: z.string() }),
    ({ number, reply }) => `أُجيب المالك عن البلاغ ${number}: ${reply}`,
  ),
}

export const expensePartWords = { expenseLimit: 'حد المصروف بلا موافقة', onPhone: 'بالهاتف', question: 'السؤال', reply: 'الجواب' }
