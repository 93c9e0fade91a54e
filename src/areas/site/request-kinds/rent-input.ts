import { z } from 'zod'
import { day, optionalText, whenRight, written } from '#values/shapes.ts'
import { amount, answerable, oneOf, requestShape, wilayat, within } from './contact-input.ts'
import { dayParts } from './fields.ts'
import { ownerRoles, property, propertyKinds, unitKinds, viewing } from './rent.ts'

type Counts = { units?: number; rented?: number }

export const PropertyInput = answerable(
  z.object({
    kind: z.literal('property'),
    role: oneOf(ownerRoles, 'اختر صفتك.'),
    propertyKind: oneOf(propertyKinds, 'اختر نوع العقار.'),
    wilayat,
    quarter: written('اكتب المنطقة.', 80),
    units: within(property.fields.units),
    rented: within(property.fields.rented),
    monthlyRent: amount.optional(),
    deedNumber: optionalText(40),
    ...requestShape,
  }),
).refine(({ units, rented }: Counts) => !(Number(rented) > Number(units)), {
  ...whenRight('units', 'rented'),
  path: ['rented'],
  error: 'عدد المؤجر لا يزيد على عدد الوحدات.',
})

export const ViewingInput = answerable(
  z.object({
    kind: z.literal('viewing'),
    unitKind: oneOf(unitKinds, 'اختر ما تبحث عنه.'),
    wilayat,
    quarter: optionalText(80),
    rooms: within(viewing.fields.rooms).optional(),
    rentUpTo: amount.optional(),
    viewingOn: day('اختر يومًا يناسبك.'),
    dayPart: oneOf(dayParts, 'اختر الوقت.'),
    ...requestShape,
  }),
)

export type PropertyForm = z.input<typeof PropertyInput>
export type ViewingForm = z.input<typeof ViewingInput>
