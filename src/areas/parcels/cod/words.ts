import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'
import { inRials } from '#values/money.ts'
import { baisa } from '#values/shapes.ts'

export const codFactWords = {
  'parcels.cod-changed': 'تغيّر المطلوب عند تسليم طرد',
  'parcels.relabelled': 'أُلصقت على طرد بوليصة جديدة',
}

export const codFactLines: FactLines = {
  'parcels.cod-changed': factLine(
    z.object({ number: z.string(), before: baisa, after: baisa, reason: z.string().nullable() }),
    ({ number, before, after, reason }) =>
      [`المطلوب عند تسليم الطرد ${number} صار ${inRials(after)} بدل ${inRials(before)}`, reason].filter(Boolean).join('، '),
  ),
  'parcels.relabelled': factLine(z.object({ number: z.string() }), ({ number }) => `أُلصقت على الطرد ${number} بوليصة جديدة`),
}

export const codPartWords = { before: 'قبله', after: 'بعده', byOffice: 'كتبه الفرع' }
