import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { dayInWords } from '#values/dates.ts'

export const statementFactWords = { 'finance.statement-sent': 'أُرسل كشف الحساب' }

const Sent = z.object({ from: z.string(), to: z.string() })

/** Of which days. */
export const statementFactLines: FactLines = {
  'finance.statement-sent': (data) => {
    const sent = Sent.safeParse(data).data
    return sent ? `أُرسل كشف الحساب من ${dayInWords(sent.from)} إلى ${dayInWords(sent.to)}` : null
  },
}
