import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const billingFactWords = { 'equipment.cycle-billed': 'صدرت فاتورة دورة تأجير معدات' }

export const billingFactLines: FactLines = {
  'equipment.cycle-billed': factLine(
    z.object({ number: z.string(), from: z.string(), until: z.string(), invoice: z.string().nullable(), total: baisa }),
    ({ number, from, until, invoice, total }) =>
      invoice
        ? `صدرت فاتورة العقد ${number} من ${dayInWords(from)} إلى ${dayInWords(until)}: ${invoice} بمبلغ ${inRials(total)}`
        : `لا مستحق على العقد ${number} من ${dayInWords(from)} إلى ${dayInWords(until)}`,
  ),
}
