import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const trackingFactWords = { 'parcels.told-missing': 'أبلغ صاحب طرد أنه لم يصله' }

export const trackingFactLines: FactLines = {
  'parcels.told-missing': factLine(
    z.object({ number: z.string(), note: z.string().nullable() }),
    ({ number, note }) => `أبلغ صاحب الطرد ${number} أنه لم يصله${note ? `: ${note}` : ''}`,
  ),
}
