import { z } from 'zod'
import { counted, day, optionalText, phone, time, written } from '#values/shapes.ts'

const stretch = {
  classId: z.uuid('اختر الفئة.'),
  placeOut: z.uuid('اختر مكان التسليم من القائمة.'),
  placeBack: z.uuid('اختر مكان الإعادة من القائمة.'),
  from: day('اختر يوم التسليم.'),
  fromTime: time('اختر ساعة التسليم.'),
  until: day('اختر يوم الإعادة.'),
  untilTime: time('اختر ساعة الإعادة.'),
}

const several = z.preprocess((typed) => (typed === undefined ? [] : [typed].flat()), z.array(z.uuid()).max(20))

export const BookCarInput = z.object({
  formId: z.uuid(),
  ...stretch,
  addOns: several,
  name: written('اكتب اسمك كما في الرخصة.', 100),
  phone,
  age: counted('اكتب عمر السائق بالسنوات.', 18, 99),
  licenceCountry: written('اكتب الدولة التي أصدرت الرخصة.', 60),
  flightNumber: optionalText(20),
})
export type BookCarForm = z.input<typeof BookCarInput>

const bookingToken = z.string().max(100)
const oneTimeCode = z
  .string('اكتب الرمز.')
  .transform((typed) => typed.replace(/\D/g, ''))
  .pipe(z.string().length(6, 'الرمز 6 أرقام كما وصلك.'))
const agreed = z.literal('yes', 'اقرأ الشروط، ثم أشر إلى موافقتك عليها.')

export const BookingLinkInput = z.object({ bookingToken })
export const ConfirmBookingInput = z.object({ bookingToken, agreed, oneTimeCode: oneTimeCode.optional() })
export type ConfirmBookingForm = Partial<Record<'oneTimeCode' | 'agreed', string>>
export const CancelBookingInput = z.object({
  bookingToken,
  /** What was shown to be kept: more than that is never taken without a word. */
  keeps: z.string().regex(/^\d+$/).transform(BigInt),
})

const { from, fromTime, until, untilTime } = stretch
/** What a page tells by itself of classes of which none is free. */
export const NoneFreeInput = z.object({ classIds: several, from, fromTime, until, untilTime })
