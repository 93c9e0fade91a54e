import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const invoiceFactWords = {
  'finance.invoice-issued': 'صدرت الفاتورة',
  'finance.invoice-credited': 'صدر إشعار دائن',
  'finance.invoice-added-to': 'صدر إشعار مدين',
  'finance.draft-saved': 'حُفظت مسودة فاتورة',
  'finance.draft-dropped': 'حُذفت مسودة فاتورة',
  'finance.proforma-issued': 'صدرت فاتورة أولية',
}

const Paper = z.object({ number: z.string(), total: baisa })
const Credited = z.object({ credited: baisa, by: z.string() })

const Added = z.object({ added: baisa, by: z.string() })

const Draft = z.object({ total: baisa })

const ofDraft = (said: string) => (data: unknown) => {
  const draft = Draft.safeParse(data).data
  return draft ? `${said} بمبلغ ${inRials(draft.total)}` : null
}

export const invoiceFactLines: FactLines = {
  'finance.draft-saved': ofDraft('حُفظت مسودة فاتورة'),
  'finance.draft-dropped': ofDraft('حُذفت مسودة فاتورة'),
  'finance.proforma-issued': (data) => {
    const paper = Paper.safeParse(data).data
    return paper ? `صدرت الفاتورة الأولية ${paper.number} بمبلغ ${inRials(paper.total)}` : null
  },
  'finance.invoice-issued': (data) => {
    const paper = Paper.safeParse(data).data
    return paper ? `صدرت ${paper.number} بمبلغ ${inRials(paper.total)}` : null
  },
  'finance.invoice-added-to': (data) => {
    const note = Added.safeParse(data).data
    return note ? `صدر الإشعار المدين ${note.by} بمبلغ ${inRials(note.added)}` : null
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
  added: 'ما أُضيف',
  by: 'بالإشعار',
}
