import { z } from 'zod'
import { AssessClaimShape, claimPictures } from '#areas/claims/public.ts'
import { timeOn } from '#values/days.ts'
import { plannedDay, rialsAbove, time, written } from '#values/shapes.ts'

/** The form brings the id, so a second press is the same claim. */
const Opening = z.object({
  id: z.uuid(),
  segmentId: z.uuid('اختر المعدّة.'),
  on: plannedDay('اكتب يوم الضرر.'),
  onTime: time('اكتب ساعة الضرر، مثل 14:30.'),
  what: written('اكتب ما حدث.', 300),
  atFault: AssessClaimShape.shape.atFault,
  estimate: rialsAbove.optional(),
  photos: claimPictures,
})
export const OpenClaimInput = Opening.transform(({ on, onTime, ...typed }) => ({ ...typed, at: timeOn(on, onTime) }))
export type OpenClaimForm = z.input<typeof Opening>

export const AssessClaimInput = AssessClaimShape
export type AssessClaimForm = z.input<typeof AssessClaimInput>
