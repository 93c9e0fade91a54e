import { z } from 'zod'
import { readingShape, replacementShape, takeBackShape } from '#areas/readings/public.ts'
import { chosen, optionalText, plannedDay, rialsAbove } from '#values/shapes.ts'
import { unitMeters } from './meter.ts'

const meter = { unitId: z.uuid(), kind: chosen(unitMeters, 'اختر العداد.') }

export const RecordReadingInput = z.object({ ...meter, ...readingShape })
export const ReplaceMeterInput = z.object({ ...meter, ...replacementShape, number: optionalText(40) })
export const TakeReadingBackInput = z.object({ ...meter, ...takeBackShape })

export const ChargeUtilityInput = z.object({
  ...{ id: z.uuid(), ...meter },
  ...{ fromId: z.uuid('اختر القراءة الأولى.'), untilId: z.uuid('اختر القراءة الأخيرة.') },
  ...{ amount: rialsAbove, dueOn: plannedDay('اكتب يوم الاستحقاق.') },
})
export type ChargeUtilityForm = z.input<typeof ChargeUtilityInput>
