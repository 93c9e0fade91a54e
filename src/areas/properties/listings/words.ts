import { z } from 'zod'
import { photoFactLines, photoFactWords } from '#areas/photos/public.ts'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const listingFactWords = {
  'properties.unit-published': 'نُشرت الوحدة',
  'properties.listing-corrected': 'صُحّح الإعلان',
  'properties.unit-withdrawn': 'سُحب الإعلان',
  ...photoFactWords('properties'),
}

const OfUnit = z.object({ property: z.string(), unit: z.string() })

export const listingFactLines: FactLines = {
  'properties.unit-published': factLine(OfUnit, ({ unit, property }) => `نُشرت ${unit}، ${property}`),
  'properties.listing-corrected': factLine(OfUnit, ({ unit, property }) => `صُحّح إعلان ${unit}، ${property}`),
  'properties.unit-withdrawn': factLine(
    OfUnit.extend({ reason: z.string() }),
    ({ unit, property, reason }) => `سُحب إعلان ${unit}، ${property}: ${reason}`,
  ),
  ...photoFactLines('properties'),
}

export const listingPartWords = { listingId: 'الإعلان', freeFrom: 'متاحة من' }
