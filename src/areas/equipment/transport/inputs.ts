import { z } from 'zod'
import { counted, optionalText, plannedDay, rialsOrNone, time, written } from '#values/shapes.ts'

const seen = counted('حدّث الصفحة.', 1, 999_999)
const going = {
  ...{ day: plannedDay('اختر يوم الرحلة.'), at: time('اكتب الساعة، مثل 07:00.') },
  ...{ truck: optionalText(60), driver: optionalText(120) },
}

/** The form brings the id, so a second press is the same job. */
export const PlanJobInput = z.object({
  ...{ id: z.uuid(), machineId: z.uuid('اختر المعدّة.'), place: written('اكتب من أين وإلى أين، مثل «ريسوت إلى ثمريت».', 120) },
  ...{ km: counted('المسافة بالكيلومترات، من 0 إلى 2000.', 0, 2_000), ...going },
})
export type PlanJobForm = z.input<typeof PlanJobInput>

export const ChangeJobInput = z.object({ jobId: z.uuid(), seen, ...going })
export type ChangeJobForm = z.input<typeof ChangeJobInput>
export const AdvanceJobInput = z.object({ jobId: z.uuid(), seen, cost: rialsOrNone.optional() })
export type AdvanceJobForm = z.input<typeof AdvanceJobInput>
export const CallOffJobInput = z.object({ jobId: z.uuid(), seen, why: written('اكتب لماذا تُلغى الرحلة.', 200) })
export type CallOffJobForm = z.input<typeof CallOffJobInput>
