import { z } from 'zod'
import { day, optionalText, whenRight, written } from '#values/shapes.ts'
import { answerable, oneOf, requestShape, wilayat, within } from './contact-input.ts'
import { operatorChoices } from './equipment.ts'
import { machines } from './machines.ts'

type Days = { fromOn?: string; toOn?: string }

const chosen = z.preprocess(
  (typed) => (typed === undefined ? [] : [typed].flat()),
  z.array(z.uuid()).min(1, 'اختر معدّة واحدة على الأقل.').max(10, 'حتى 10 معدات في الطلب الواحد.'),
)

export const MachinesInput = answerable(
  z.object({
    kind: z.literal('machines'),
    machines: chosen,
    fromOn: day('اختر تاريخ البداية.'),
    toOn: day('اختر تاريخ النهاية.'),
    wilayat,
    site: written('اكتب موقع العمل.'),
    km: within(machines.fields.km).optional(),
    operator: oneOf(operatorChoices, 'اختر: بمشغّل أو بدون مشغّل.'),
    hoursPerDay: within(machines.fields.hoursPerDay).optional(),
    company: optionalText(120),
    ...requestShape,
  }),
).refine(({ fromOn, toOn }: Days) => !(fromOn && toOn && toOn < fromOn), {
  ...whenRight('fromOn', 'toOn'),
  path: ['toOn'],
  error: 'تاريخ النهاية لا يسبق تاريخ البداية.',
})

export type MachinesForm = z.input<typeof MachinesInput>
