import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const trackingFactWords = {
  'parcels.told-missing': 'أبلغ صاحب طرد أنه لم يصله',
  'parcels.told-nobody-came': 'أبلغ صاحب طرد أن أحدًا لم يأتِ',
}

export const trackingFactLines: FactLines = {
  'parcels.told-nobody-came': factLine(
    z.object({ number: z.string(), reason: z.string().nullable() }),
    ({ number, reason }) => `أبلغ صاحب الطرد ${number} أن أحدًا لم يأتِ${reason ? `، والمسجَّل: ${reason}` : ''}`,
  ),
  'parcels.told-missing': factLine(
    z.object({ number: z.string(), note: z.string().nullable() }),
    ({ number, note }) => `أبلغ صاحب الطرد ${number} أنه لم يصله${note ? `: ${note}` : ''}`,
  ),
}
