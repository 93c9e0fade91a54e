import { z } from 'zod'
import { timeOn } from '#values/days.ts'
import { chosen, counted, day, optionalText, plannedDay, rialsAbove, time, written } from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'
import { ReserveCarInput, type ReserveForm } from '../reservations/inputs.ts'
import { type Residence, residences } from './rental.ts'

const contractId = z.uuid()
const residenceNames = Object.keys(residences) as [Residence, ...Residence[]]
const odometer = counted('اكتب قراءة العداد بالكيلومترات.', 0, 2_000_000)
const fuel = counted('الوقود بالأثمان، من 0 إلى 8.', 0, 8)

/** The form brings the id of the contract: a second press is the same one. */
export const OpenRentalInput = z.object({
  id: z.uuid(),
  reservationId: z.uuid(),
  residence: chosen(residenceNames, 'اختر: مقيم أو زائر. به يُعرف التأمين المسترد.'),
})
export type OpenRentalForm = z.input<typeof OpenRentalInput>

/** One rental, for a step that asks for nothing else. */
export const OneRentalInput = z.object({ contractId })
export const SignRentalInput = z.object({
  contractId,
  oneTimeCode: z
    .string('اكتب الرمز الذي وصل العميل.')
    .transform((typed) => typed.replace(/\D/g, ''))
    .pipe(z.string().length(6, 'الرمز 6 أرقام كما وصل العميل.')),
})
export type SignRentalForm = Partial<Record<'oneTimeCode', string>>
export const CancelRentalInput = z.object({ contractId, reason: written('اكتب لماذا يُلغى العقد.', 500) })

/** The form brings the id of the sheet: a second press is the same one. */
export const BeginHandOverInput = z.object({
  id: z.uuid(),
  contractId,
  licenceNumber: written('اكتب رقم الرخصة.', 40),
  licenceUntil: day('اكتب آخر يوم في الرخصة.'),
  waivedWhy: optionalText(200),
})
export type BeginHandOverForm = z.input<typeof BeginHandOverInput>
/** All of a hire that goes out at once, in one form; what is the same in a reservation is said there. */
export const WalkInInput = z
  .object({
    contractId,
    residence: chosen(residenceNames, 'اختر: مقيم أو زائر. به يُعرف التأمين المسترد.'),
    licenceNumber: written('اكتب رقم الرخصة.', 40),
    licenceUntil: day('اكتب آخر يوم في الرخصة.'),
  })
  .and(ReserveCarInput)
export type WalkInForm = ReserveForm & { contractId: string; residence: Residence; licenceNumber: string; licenceUntil: string }

/** The form brings the id of the driver: a second press is the same one. */
export const NameDriverInput = z.object({
  id: z.uuid(),
  contractId,
  name: written('اكتب اسم السائق كما في رخصته.', 120),
  driverLicence: written('اكتب رقم رخصة السائق.', 40),
  driverUntil: day('اكتب آخر يوم في رخصة السائق.'),
})
export type NameDriverForm = z.input<typeof NameDriverInput>
export const StrikeDriverInput = z.object({ contractId, driverId: z.uuid() })

export const BeginReturnInput = z.object({ id: z.uuid(), contractId })

const Noting = z.object({
  sheetId: z.uuid(),
  contractId,
  backOn: day('اختر يوم الإعادة.'),
  backTime: time('اكتب ساعة الإعادة، مثل 10:00.'),
  damage: rialsAbove.optional(),
  damageAbout: optionalText(150),
})
/** What is said of a return beside its sheet: since when the car is back, and what of it is to be paid. */
export const NoteReturnInput = Noting.superRefine(({ damage, damageAbout }, { addIssue }) => {
  if (damage !== undefined && !damageAbout)
    addIssue({ code: 'custom', message: 'اكتب ما الضرر وأين، ليُقرأ على الفاتورة.', path: ['damageAbout'] })
})
export type NoteReturnForm = z.input<typeof Noting>

/** The form brings the id of what may be charged. */
export const SwapVehicleInput = z.object({
  id: z.uuid(),
  contractId,
  vehicleId: z.uuid('اختر المركبة التي تخرج.'),
  reason: written('اكتب سبب الاستبدال.', 200),
  odometer,
  fuel,
  newOdometer: odometer,
  newFuel: fuel,
  /** Asked for by the renter: of a dearer class they pay the difference for the days that are left. */
  byRenter: z.literal('yes').optional(),
})
export type SwapVehicleForm = z.input<typeof SwapVehicleInput>

const Extending = z.object({
  id: z.uuid(),
  contractId,
  until: plannedDay('اختر يوم الإعادة.'),
  untilTime: time('اكتب ساعة الإعادة، مثل 10:00.'),
})
export const ExtendRentalInput = Extending.transform(({ until, untilTime, ...asked }) => ({
  ...asked,
  until: timeOn(until, untilTime),
}))
export type ExtendRentalForm = z.input<typeof Extending>

/** With what was shown to be paid: no other price is taken without a word. */
export const ExtendOwnInput = Extending.extend({ pays: z.string().regex(/^\d+$/).transform(BigInt) }).transform(
  ({ until, untilTime, ...asked }) => ({ ...asked, until: timeOn(until, untilTime) }),
)

/** As the slip of the machine says it. */
export const HoldDepositInput = z.object({
  id: z.uuid(),
  contractId,
  amount: rialsAbove,
  card: z
    .string('اكتب آخر 4 أرقام من البطاقة.')
    .transform((typed) => latinDigits(typed).replace(/\D/g, ''))
    .pipe(z.string().length(4, 'آخر 4 أرقام فقط، كما في ورقة الجهاز.')),
  reference: written('اكتب رقم العملية من ورقة الجهاز.', 60),
  expiresOn: day('اكتب إلى متى يبقى المبلغ محجوزًا.'),
})
export type HoldDepositForm = z.input<typeof HoldDepositInput>

const holdId = z.uuid()
/** The form brings the id of the receipt. */
export const CaptureHoldInput = z.object({ id: z.uuid(), contractId, holdId, amount: rialsAbove })
export type CaptureHoldForm = z.input<typeof CaptureHoldInput>
export const ReleaseHoldInput = z.object({ contractId, holdId })
