import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, counted, day, optionalText, plannedDay, rialsAbove, written } from '#values/shapes.ts'
import { meterKindNames } from './meter.ts'

const said = (ask: string) => counted(ask, 0, 999_999_999)
const asShown = 'اكتب القراءة كما تظهر في العداد، أرقامًا صحيحة.'

/** The form brings the id, so a second press is the same reading. */
const read = {
  ...{ id: z.uuid(), unitId: z.uuid(), kind: chosen(meterKindNames, 'اختر العداد.') },
  ...{ reading: said(asShown), readOn: day('اكتب يوم القراءة.') },
  photo: uploads({ kinds: ['jpeg', 'png', 'webp'], most: 1, megabytes: 8 }),
  /** Said once asked: it is far more than usual, and right. */
  anyway: z.literal('yes').optional(),
}

export const RecordReadingInput = z.object(read)
export type RecordReadingForm = z.input<typeof RecordReadingInput>

export const ReplaceMeterInput = z.object({
  ...read,
  oldReading: said('اكتب آخر قراءة للعداد القديم.'),
  number: optionalText(40),
  reason: written('اكتب سبب الاستبدال.', 300),
})
export type ReplaceMeterForm = z.input<typeof ReplaceMeterInput>

export const TakeReadingBackInput = z.object({
  ...{ readingId: z.uuid(), unitId: z.uuid(), kind: chosen(meterKindNames, 'اختر العداد.') },
  reason: written('اكتب سبب السحب.', 300),
})
export type TakeReadingBackForm = z.input<typeof TakeReadingBackInput>

export const ChargeUtilityInput = z.object({
  ...{ id: z.uuid(), unitId: z.uuid(), kind: chosen(meterKindNames, 'اختر العداد.') },
  ...{ fromId: z.uuid('اختر القراءة الأولى.'), untilId: z.uuid('اختر القراءة الأخيرة.') },
  ...{ amount: rialsAbove, dueOn: plannedDay('اكتب يوم الاستحقاق.') },
})
export type ChargeUtilityForm = z.input<typeof ChargeUtilityInput>
