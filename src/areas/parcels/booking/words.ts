import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const bookingFactWords = { 'parcels.amended': 'صحّح المرسل بيانات طرد' }

export const bookingFactLines: FactLines = {
  'parcels.amended': factLine(
    z.object({ number: z.string(), changed: z.array(z.string()) }),
    ({ number, changed }) => `صحّح المرسل بيانات الطرد ${number}: ${changed.join('، ')}`,
  ),
}
