import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { momentInWords } from '#values/dates.ts'

export const viewingFactWords = {
  'properties.viewing-requested': 'طُلبت معاينة',
  'properties.viewing-scheduled': 'حُدّد موعد المعاينة',
  'properties.viewing-reminded': 'ذُكّر بموعد المعاينة',
  'properties.viewing-done': 'تمت المعاينة',
  'properties.viewing-missed': 'لم يحضر إلى المعاينة',
  'properties.viewing-cancelled': 'أُلغيت المعاينة',
  'properties.unit-watched': 'طلب أن نبلغه حين تتاح الوحدة',
  'properties.unit-free-again': 'أُبلغ أن الوحدة متاحة من جديد',
}

const Told = z.object({ number: z.string(), called: z.string(), name: z.string() })
const Dated = Told.extend({ startsAt: z.string(), guide: z.string() })
const Ended = Told.extend({ by: z.enum(['us', 'them']), reason: z.string().nullable() })

export const viewingFactLines: FactLines = {
  'properties.viewing-requested': factLine(Told, ({ name, called, number }) => `طلب ${name} معاينة ${called}، رقمها ${number}`),
  'properties.viewing-scheduled': factLine(
    Dated,
    ({ called, startsAt, guide }) => `معاينة ${called} ${momentInWords(new Date(startsAt))}، يلقاه ${guide}`,
  ),
  'properties.viewing-reminded': factLine(Dated, ({ name, called }) => `ذُكّر ${name} بمعاينة ${called}`),
  'properties.viewing-done': factLine(Told, ({ name, called }) => `عاين ${name} ${called}`),
  'properties.viewing-missed': factLine(Told, ({ name, called }) => `لم يحضر ${name} إلى معاينة ${called}`),
  'properties.viewing-cancelled': factLine(Ended, ({ name, called, by, reason }) =>
    by === 'them' ? `ألغى ${name} معاينة ${called}` : `أُلغيت معاينة ${called}، طلبها ${name}${reason ? `: ${reason}` : ''}`,
  ),
}

export const viewingPartWords = { viewingId: 'المعاينة', startsAt: 'الموعد', guide: 'من يلقاه', preferredOn: 'اليوم المفضّل' }
