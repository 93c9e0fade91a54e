import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const carrierFactWords = { 'parcels.carrier-took': 'أخذ ناقل طردًا' }

export const carrierFactLines: FactLines = {
  'parcels.carrier-took': factLine(
    z.object({ number: z.string(), carrier: z.string(), carrierNumber: z.string() }),
    ({ number, carrier, carrierNumber }) => `أخذ ${carrier} الطرد ${number} برقم ${carrierNumber}`,
  ),
}

export const carrierPartWords = { carrier: 'الناقل', carrierNumber: 'رقم الشحنة لدى الناقل' }
