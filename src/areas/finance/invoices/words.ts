import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const invoiceFactWords = {
  'finance.invoice-issued': 'صدرت الفاتورة',
  'finance.invoice-credited': 'صدر إشعار دائن',
}

const Paper = z.object({ number: z.string(), total: baisa })
const Credited = z.object({ credited: baisa, by: z.string() })

export const invoiceFactLines: FactLines = {
  'finance.invoice-issued': (data) => {
    const paper = Paper.safeParse(data).data
    return paper ? `صدرت ${paper.number} بمبلغ ${inRials(paper.total)}` : null
  },
  'finance.invoice-credited': (data) => {
    const credit = Credited.safeParse(data).data
    return credit ? `صدر الإشعار الدائن ${credit.by} بمبلغ ${inRials(credit.credited)}` : null
  },
}

/** What the parts of its facts are called. */
export const invoicePartWords = {
  total: 'الإجمالي',
  credited: 'ما أُلغي',
  by: 'بالإشعار',
}
