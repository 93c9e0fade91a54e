import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { howMany } from '#values/plural.ts'

export const listingFactWords = {
  'properties.unit-published': 'نُشرت الوحدة',
  'properties.listing-corrected': 'صُحّح الإعلان',
  'properties.unit-withdrawn': 'سُحب الإعلان',
  'properties.photos-added': 'أُضيفت صور',
  'properties.photos-ordered': 'رُتّبت الصور',
  'properties.photo-described': 'كُتب وصف صورة',
  'properties.photo-removed': 'حُذفت صورة',
}

const OfUnit = z.object({ property: z.string(), unit: z.string() })
const OfPlace = z.object({ called: z.string() })
const Described = OfPlace.extend({ said: z.string().nullable() })

export const listingFactLines: FactLines = {
  'properties.unit-published': factLine(OfUnit, ({ unit, property }) => `نُشرت ${unit}، ${property}`),
  'properties.listing-corrected': factLine(OfUnit, ({ unit, property }) => `صُحّح إعلان ${unit}، ${property}`),
  'properties.unit-withdrawn': factLine(
    OfUnit.extend({ reason: z.string() }),
    ({ unit, property, reason }) => `سُحب إعلان ${unit}، ${property}: ${reason}`,
  ),
  'properties.photos-added': factLine(
    OfPlace.extend({ count: z.number() }),
    ({ called, count }) => `أُضيف إلى ${called}: ${howMany(count, 'photo')}`,
  ),
  'properties.photos-ordered': factLine(OfPlace, ({ called }) => `رُتّبت صور ${called}`),
  'properties.photo-described': factLine(Described, ({ called, said }) =>
    said ? `كُتب تحت صورة من ${called}: ${said}` : `مُسح وصف صورة من ${called}`,
  ),
  'properties.photo-removed': factLine(Described, ({ called, said }) =>
    said ? `حُذفت من ${called} صورة «${said}»` : `حُذفت صورة من ${called}`,
  ),
}

export const listingPartWords = { listingId: 'الإعلان', freeFrom: 'متاحة من' }
