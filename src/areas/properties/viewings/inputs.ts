import { z } from 'zod'
import { chosen, counted, optionalText, plannedDay, time, written } from '#values/shapes.ts'
import { viewingEnds } from './viewing.ts'

const viewing = { viewingId: z.uuid() }

export const ScheduleViewingInput = z.object({
  ...viewing,
  on: plannedDay('اكتب يوم المعاينة.'),
  at: time('اكتب الساعة، مثل 16:30.'),
  guideId: written('اختر من يلقاه.', 60),
})
export type ScheduleForm = z.input<typeof ScheduleViewingInput>

export const RemindViewingInput = z.object(viewing)

export const EndViewingInput = z.object({
  ...viewing,
  end: chosen(viewingEnds, 'اختر ما انتهت إليه المعاينة.'),
  reason: optionalText(200),
})
export type EndForm = z.input<typeof EndViewingInput>

export const HoldFromViewingInput = z.object({ ...viewing, days: counted('اكتب عدد أيام المهلة، من 1 إلى 14.', 1, 14) })
export type HoldForm = z.input<typeof HoldFromViewingInput>

export const CancelOwnInput = z.object(viewing)
/** From the page whose address is the key of whoever asked; the form has its own id like every form for strangers. */
export const CancelAskedInput = z.object({ ...viewing, formId: z.uuid() })
