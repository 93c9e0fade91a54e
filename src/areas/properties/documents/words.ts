import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { dayInWords } from '#values/dates.ts'

export const documentFactWords = {
  'properties.document-added': 'أُضيفت وثيقة للعقار',
  'properties.document-corrected': 'صُحّحت وثيقة للعقار',
  'properties.document-withdrawn': 'سُحبت وثيقة من العقار',
}

const Document = z.object({ property: z.string(), document: z.string(), expiresOn: z.string().nullable() })

export const documentFactLines: FactLines = {
  'properties.document-added': factLine(
    Document,
    ({ property, document, expiresOn }) =>
      `أُضيفت وثيقة إلى ${property}: ${document}${expiresOn ? `، آخر يوم لها ${dayInWords(expiresOn)}` : ''}`,
  ),
  'properties.document-corrected': factLine(
    Document.extend({ changed: z.array(z.string()) }),
    ({ property, document, changed }) => `صُحّحت وثيقة ${property}، ${document}: ${changed.join('، ')}`,
  ),
  'properties.document-withdrawn': factLine(
    Document.extend({ reason: z.string() }),
    ({ property, document, reason }) => `سُحبت وثيقة من ${property}، ${document}: ${reason}`,
  ),
}
