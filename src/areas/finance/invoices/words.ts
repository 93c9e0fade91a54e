import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
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

const ofDraft = (said: string) => factLine(Draft, (draft) => `${said} بمبلغ ${inRials(draft.total)}`)

export const invoiceFactLines: FactLines = {
  'finance.draft-saved': ofDraft('حُفظت مسودة فاتورة'),
  'finance.draft-dropped': ofDraft('حُذفت مسودة فاتورة'),
  'finance.proforma-issued': factLine(Paper, (paper) => `صدرت الفاتورة الأولية ${paper.number} بمبلغ ${inRials(paper.total)}`),
  'finance.invoice-issued': factLine(Paper, (paper) => `صدرت ${paper.number} بمبلغ ${inRials(paper.total)}`),
  'finance.invoice-added-to': factLine(Added, (note) => `صدر الإشعار المدين ${note.by} بمبلغ ${inRials(note.added)}`),
  'finance.invoice-credited': factLine(Credited, (credit) => `صدر الإشعار الدائن ${credit.by} بمبلغ ${inRials(credit.credited)}`),
}

/** What the parts of its facts are called. */
export const invoicePartWords = {
  total: 'الإجمالي',
  credited: 'ما أُلغي',
  added: 'ما أُضيف',
  by: 'بالإشعار',
}
