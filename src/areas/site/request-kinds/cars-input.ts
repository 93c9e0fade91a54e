import { z } from 'zod'
import { day, optionalText, time, whenRight, written } from '#values/shapes.ts'
import { car, vehicleClasses } from './cars.ts'
import { answerable, oneOf, requestShape, within } from './contact-input.ts'

type Days = { fromOn?: string; toOn?: string }

const days = { fromOn: day('اختر تاريخ التسليم.'), toOn: day('اختر تاريخ الإعادة.') }
const backLater = ({ fromOn, toOn }: Days) => !(fromOn && toOn && toOn <= fromOn)
const order = { ...whenRight('fromOn', 'toOn'), path: ['toOn'], error: 'تاريخ النهاية بعد تاريخ البداية.' }

export const CarDaysInput = z.object(days).refine(backLater, order)

/** A car is let by days of 24 hours: it comes back on a later day than it left. */
export const CarInput = answerable(
  z.object({
    kind: z.literal('car'),
    ...days,
    fromAt: time('اكتب الساعة، مثل 10:30.').optional(),
    toAt: time('اكتب الساعة، مثل 10:30.').optional(),
    handOverPlace: written('اكتب مكان التسليم.'),
    returnPlace: optionalText(200),
    driverAge: within(car.fields.driverAge),
    licenceCountry: written('اكتب بلد إصدار الرخصة.', 60),
    vehicleClass: oneOf(vehicleClasses, 'اختر الفئة.'),
    ...requestShape,
  }),
).refine(backLater, order)

export type CarForm = z.input<typeof CarInput>
