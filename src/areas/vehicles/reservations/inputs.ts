import { z } from 'zod'
import { timeOn } from '#values/days.ts'
import { chosen, counted, optionalText, phone, plannedDay, time, written } from '#values/shapes.ts'

const several = z.preprocess(
  (given) => (given === undefined ? [] : typeof given === 'string' ? [given] : given),
  z.array(z.uuid('تغيّرت الإضافات. حدّث الصفحة.')).max(20, 'تغيّرت الإضافات. حدّث الصفحة.'),
)

export const officeSources = ['office', 'phone'] as const
export const waysToReserve = ['confirm', 'hold'] as const

const percentOff = counted('الخصم نسبة من 1 إلى 90.', 0, 90)
const optionalId = (ask: string) => z.preprocess((given) => (given === '' ? undefined : given), z.uuid(ask).optional())

const Reserving = z.object({
  id: z.uuid(),
  from: plannedDay('اختر يوم التسليم.'),
  fromTime: time('اكتب ساعة التسليم، مثل 10:00.'),
  until: plannedDay('اختر يوم الإعادة.'),
  untilTime: time('اكتب ساعة الإعادة، مثل 10:00.'),
  placeOut: z.uuid('اختر مكان التسليم.'),
  placeBack: z.uuid('اختر مكان الإعادة.'),
  classId: z.uuid('اختر الفئة.'),
  addOns: several,
  under25: z.literal('yes').optional(),
  company: optionalId('اختر الشركة من القائمة.'),
  discount: percentOff.optional(),
  discountWhy: optionalText(200),
  name: written('اكتب اسم من يحجز.', 120),
  phone,
  age: counted('العمر من 18 إلى 99.', 18, 99).optional(),
  licenceCountry: optionalText(60),
  flightNumber: optionalText(20),
  note: optionalText(500),
  source: chosen(officeSources, 'اختر مصدر الحجز.'),
  how: chosen(waysToReserve, 'اختر: يُؤكد الآن أو يُحجز مبدئيًا.'),
})

/** The form brings the id, so a second press is the same reservation; its days and hours become moments. */
export const ReserveCarInput = Reserving.superRefine(({ discount, discountWhy }, ctx) => {
  if (discount && !discountWhy) ctx.addIssue({ code: 'custom', path: ['discountWhy'], message: 'اكتب سبب الخصم.' })
}).transform(({ from, fromTime, until, untilTime, under25, company, discount, discountWhy, ...asked }) => ({
  ...asked,
  companyId: company,
  discount: discount ? { percent: discount, why: discountWhy ?? '' } : null,
  from: timeOn(from, fromTime),
  until: timeOn(until, untilTime),
  under25: under25 === 'yes',
}))
export type ReserveForm = z.input<typeof Reserving>

const reservationId = z.uuid()
export const OneReservationInput = z.object({ reservationId })
export const AssignVehicleInput = z.object({ reservationId, vehicleId: z.uuid('اختر المركبة.') })
export const DiscountReservationInput = z.object({
  reservationId,
  discount: percentOff,
  why: written('اكتب سبب الخصم.', 200),
})
export const CancelReservationInput = z.object({ reservationId, why: written('اكتب سبب الإلغاء.', 200) })
