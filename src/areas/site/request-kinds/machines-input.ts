import { z } from 'zod'
import { day, optionalText, whenRight, written } from '#values/shapes.ts'
import { answerable, oneOf, requestShape, wilayat, within } from './contact-input.ts'
import { operatorChoices } from './equipment.ts'
import { machines } from './machines.ts'

type Chosen = { machines: string[]; pools?: string[] | undefined }
type Days = { fromOn?: string; toOn?: string }

const chosen = z.preprocess(
  (typed) => (typed === undefined ? [] : [typed].flat()),
  z.array(z.uuid()).max(10, 'حتى 10 معدات في الطلب الواحد.'),
)

/** So much of what is let by quantity, as `id:quantity`. */
const byQuantity = z.preprocess(
  (typed) => (typed === undefined ? [] : [typed].flat()),
  z
    .array(z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[1-9]\d{0,6}$/, 'اختر الكمية من جديد.'))
    .max(5, 'حتى 5 أصناف بالكمية في الطلب الواحد.'),
)

export const MachinesInput = answerable(
  z.object({
    kind: z.literal('machines'),
    machines: chosen,
    pools: byQuantity.optional(),
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
)
  .refine(({ machines: some, pools = [] }: Chosen) => some.length + pools.length > 0, {
    ...whenRight('machines'),
    path: ['machines'],
    error: 'اختر معدّة واحدة على الأقل.',
  })
  .refine(({ fromOn, toOn }: Days) => !(fromOn && toOn && toOn < fromOn), {
    ...whenRight('fromOn', 'toOn'),
    path: ['toOn'],
    error: 'تاريخ النهاية لا يسبق تاريخ البداية.',
  })

export type MachinesForm = z.input<typeof MachinesInput>
