import { z } from 'zod'
import { optionalText, plannedDay, whenRight, written } from '#values/shapes.ts'
import { meter } from '../machines/inputs.ts'

/** The form brings the id, so a second press is the same service. */
export const RecordServiceInput = z.object({
  id: z.uuid(),
  machineId: z.uuid(),
  done: written('اكتب ما عُمل، مثل «تغيير زيت المحرك والفلاتر».', 300),
  parts: optionalText(300),
  meter,
  bill: optionalText(40),
})
export type RecordServiceForm = z.input<typeof RecordServiceInput>

export const PlanServiceInput = z
  .object({
    machineId: z.uuid(),
    fromDay: plannedDay('اكتب أول يوم للصيانة، مثل 20/7/2026.'),
    untilDay: plannedDay('اكتب آخر يوم للصيانة، مثل 21/7/2026.'),
  })
  .refine(({ fromDay, untilDay }) => fromDay <= untilDay, {
    ...{ path: ['untilDay'], error: 'آخر يوم لا يسبق أول يوم.', ...whenRight('fromDay', 'untilDay') },
  })
export type PlanServiceForm = z.input<typeof PlanServiceInput>

export const DropServiceInput = z.object({ machineId: z.uuid() })
