import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const statementFactWords = {
  'finance.statement-sent': 'أُرسل كشف الحساب',
  'finance.dues-late': 'ذُكّر العميل بمتأخره',
}

const Sent = z.object({ from: z.string(), to: z.string() })
const Late = z.object({ owed: baisa, since: z.string() })

/** Of which days, and of how much since when. */
export const statementFactLines: FactLines = {
  'finance.statement-sent': (data) => {
    const sent = Sent.safeParse(data).data
    return sent ? `أُرسل كشف الحساب من ${dayInWords(sent.from)} إلى ${dayInWords(sent.to)}` : null
  },
  'finance.dues-late': (data) => {
    const late = Late.safeParse(data).data
    return late ? `ذُكّر العميل بمتأخره ${inRials(late.owed)}، أقدمه مستحق منذ ${dayInWords(late.since)}` : null
  },
}
