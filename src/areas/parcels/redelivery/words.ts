import { z } from 'zod'
import type { FactLines } from '#platform/area.ts'
import { factLine } from '#platform/facts.ts'

export const redeliveryFactWords = {
  'parcels.wishes-kept': 'تغيّر من يستلم طردًا أو تعليماته',
  'parcels.place-pinned': 'حُدّد موقع تسليم طرد',
  'parcels.redirect-asked': 'سُئل المرسل عن تسليم طرده في ولاية أخرى',
  'parcels.redirect-answered': 'رد المرسل على تسليم طرده في ولاية أخرى',
}

export const redeliveryPartWords = { answer: 'الرد', how: 'كيف رد' }

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
  'parcels.place-pinned': factLine(
    z.object({ number: z.string(), source: z.enum(['phone', 'pasted']) }),
    ({ number, source }) => `حُدّد موقع تسليم الطرد ${number}${source === 'phone' ? ' من هاتف' : ' برابط أو إحداثيات'}`,
  ),
  'parcels.redirect-asked': factLine(
    z.object({ number: z.string(), place: z.string() }),
    ({ number, place }) => `سُئل المرسل عن تسليم الطرد ${number} في ${place}`,
  ),
  'parcels.redirect-answered': factLine(
    z.object({ number: z.string(), place: z.string(), answer: z.enum(['yes', 'no']), how: z.string().nullable() }),
    ({ number, place, answer, how }) =>
      [`${answer === 'yes' ? 'وافق' : 'لم يوافق'} المرسل على تسليم الطرد ${number} في ${place}`, how].filter(Boolean).join('، '),
  ),
}
