import { z } from 'zod'
import { day, whenRight, written } from '#values/shapes.ts'
import { answerable, oneOf, requestShape, wilayat, within } from './contact-input.ts'
import { hire, machineKinds, operatorChoices } from './equipment.ts'

type Days = { fromOn?: string; toOn?: string }

/** A machine may come for a single day. */
export const HireInput = answerable(
  z.object({
    kind: z.literal('hire'),
    machine: oneOf(machineKinds, 'اختر المعدّة.'),
    fromOn: day('اختر تاريخ البداية.'),
    toOn: day('اختر تاريخ النهاية.'),
    wilayat,
    site: written('اكتب موقع العمل.'),
    operator: oneOf(operatorChoices, 'اختر: بمشغّل أو بدون مشغّل.'),
    hoursPerDay: within(hire.fields.hoursPerDay),
    ...requestShape,
  }),
).refine(({ fromOn, toOn }: Days) => !(fromOn && toOn && toOn < fromOn), {
  ...whenRight('fromOn', 'toOn'),
  path: ['toOn'],
  error: 'تاريخ النهاية لا يسبق تاريخ البداية.',
})

export type HireForm = z.input<typeof HireInput>
