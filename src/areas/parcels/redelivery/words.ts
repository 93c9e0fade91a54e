import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const redeliveryFactWords = { 'parcels.wishes-kept': 'تغيّر من يستلم طردًا أو تعليماته' }

export const redeliveryFactLines: FactLines = {
  'parcels.wishes-kept': factLine(
    z.object({ number: z.string(), collector: z.string().nullable(), instructions: z.string().nullable() }),
    ({ number, collector, instructions }) =>
      [
        `الطرد ${number}`,
        collector ? `يستلمه ${collector}` : 'يستلمه صاحبه',
        ...(instructions ? [`تعليمات: ${instructions}`] : []),
      ].join('، '),
  ),
}
