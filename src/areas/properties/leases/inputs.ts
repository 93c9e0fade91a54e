import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { withLines } from '#platform/form-lines.ts'
import {
  chosen,
  counted,
  day,
  measured,
  optionalText,
  plannedDay,
  rials,
  rialsAbove,
  rialsOrNone,
  whenRight,
  written,
} from '#values/shapes.ts'
import { latinDigits } from '#values/text.ts'
import { feeWayNames } from './lease.ts'
import { isFrequency } from './terms.ts'

const seen = counted('حدّث الصفحة.', 1, 999_999)
const contractId = z.uuid()

/** The form brings the id, so a second press is the same lease. */
export const StartLeaseInput = z.object({
  id: z.uuid(),
  unitId: z.uuid('اختر الوحدة.'),
  partyId: z.uuid('اختر المستأجر.'),
  startsOn: plannedDay('اكتب أول يوم.'),
})

const terms = {
  startsOn: plannedDay('اكتب أول يوم.'),
  endsOn: plannedDay('اكتب آخر يوم.'),
  rent: rialsAbove,
  rentFor: chosen(['month', 'period'], 'اختر عن ماذا الإيجار.'),
  frequency: counted('اختر كل متى يُدفع.', 1, 12).refine(isFrequency, 'اختر كل متى يُدفع.'),
  paid: chosen(['in-advance', 'in-arrears'], 'اختر متى يُدفع.'),
  starts: chosen(['lease-day', 'first-of-month'], 'اختر من أين تبدأ الفترة.'),
  dueDay: counted('اليوم من الشهر، من 1 إلى 31.', 1, 31).optional(),
  freeFrom: plannedDay('اكتب أول يوم في الإعفاء.').optional(),
  freeUntil: plannedDay('اكتب آخر يوم في الإعفاء.').optional(),
  noticeDays: counted('اكتب مهلة الإخطار بالأيام، من 0 إلى 730.', 0, 730),
}

export const mostSteps = 5
const Step = z.object({ stepFrom: plannedDay('اكتب من متى.'), stepRent: rialsAbove })

export type TermsForm = z.input<z.ZodObject<typeof terms>> & { [Name in `${'stepFrom' | 'stepRent'}${number}`]?: string }

/** How long, for how much, and when it is due. */
export const ChangeTermsInput = withLines(
  z
    .object({ contractId, seen, ...terms })
    .refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
      ...{ message: 'آخر يوم لا يسبق أول يوم.', path: ['endsOn'], ...whenRight('startsOn', 'endsOn') },
    })
    .refine(({ freeFrom, freeUntil }) => Boolean(freeFrom) === Boolean(freeUntil), {
      ...{ message: 'اكتب أول يوم وآخر يوم في الإعفاء.', path: ['freeUntil'], ...whenRight('freeFrom', 'freeUntil') },
    }),
  { name: 'steps', line: Step, parts: ['stepFrom', 'stepRent'], most: mostSteps, none: true },
)

const besides = {
  guarantorId: z.uuid().optional(),
  deposit: rialsOrNone,
  graceDays: counted('أيام السماح من 0 إلى 90.', 0, 90),
  lateRule: chosen(['none', 'fixed', 'percent'], 'اختر رسم التأخير.'),
  lateAmount: rialsAbove.optional(),
  lateRate: measured('اكتب النسبة، مثل 1 أو 2.5', { places: 2, least: 1, most: 100_00 }).optional(),
  utilitiesBy: chosen(['tenant', 'owner'], 'اختر من يدفع الكهرباء والماء.'),
  paymentMethod: chosen(['cheques', 'transfer', 'cash'], 'اختر كيف يُدفع.'),
  feePaidBy: chosen(['owner', 'tenant', 'company'], 'اختر من يدفع رسم البلدية.'),
  goesOn: chosen(['yes', 'no'], 'اختر ما يكون بعد انتهاء المدة.').optional(),
  conditions: optionalText(2000),
}

/** Until when and for how much a lease goes on in the one that follows. */
export const NextTerm = z.object({ rent: rialsAbove, endsOn: plannedDay('اكتب آخر يوم في العقد الجديد.') })
export type NextTermForm = z.input<typeof NextTerm>

/** The form brings the id, so a second press is the same lease, and for which rent its warnings were shown. */
export const RenewLeaseInput = NextTerm.extend({ id: z.uuid(), contractId, shownRent: rials.optional().catch(undefined) })

/** What is agreed besides the rent. */
export const ChangeDepositInput = z
  .object({ contractId, seen, ...besides })
  .refine(({ lateRule, lateAmount }) => lateRule !== 'fixed' || lateAmount !== undefined, {
    ...{ message: 'اكتب مبلغ رسم التأخير.', path: ['lateAmount'] },
  })
  .refine(({ lateRule, lateRate }) => lateRule !== 'percent' || lateRate !== undefined, {
    ...{ message: 'اكتب نسبة رسم التأخير.', path: ['lateRate'] },
  })
export type DepositForm = z.input<z.ZodObject<typeof besides>>

export const mostRows = 60

/** The rows of the schedule as somebody corrected them. */
export const CorrectScheduleInput = withLines(z.object({ contractId, seen }), {
  ...{ name: 'rows', line: z.object({ dueOn: plannedDay('اكتب تاريخ الاستحقاق.'), amount: rialsOrNone }) },
  ...{ parts: ['dueOn', 'amount'], most: mostRows },
})

const chequeDigits = (ask: string, shape: RegExp) =>
  z
    .string(ask)
    .transform((text) => latinDigits(text).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(shape, ask))

const chequesHead = z.object({
  id: z.uuid(),
  contractId,
  bank: written('اختر البنك كما على الشيك.', 80),
  account: chequeDigits('رقم الحساب أرقام، كما في أسفل الشيك.', /^\d{4,24}$/).optional(),
  drawer: optionalText(120),
  series: z.literal('yes').optional(),
})
const chequeParts = ['number', 'dueOn', 'amount'] as const
const OneCheque = z.object({
  number: chequeDigits('رقم الشيك أرقام لا تزيد على 12.', /^\d{1,12}$/),
  dueOn: plannedDay('اكتب تاريخ الشيك.'),
  amount: rialsAbove,
})

/** Of a book of cheques only the first number is typed: those after it are one more each, as long as there are rows. */
function numbersInARow(form: unknown) {
  if (typeof form !== 'object' || form === null || !('series' in form) || !('number1' in form)) return form
  const first = latinDigits(String(form.number1)).trim()
  if (!/^\d{1,12}$/.test(first)) return form
  const rows = Object.keys(form).flatMap((name) => (/^amount\d+$/.test(name) ? [Number(name.slice('amount'.length))] : []))
  const numbers = rows.map((place) => [`number${place}`, String(BigInt(first) + BigInt(place - 1)).padStart(first.length, '0')])
  return { ...Object.fromEntries(numbers), ...form }
}

/** The cheques for the instalments, a row each; a row without a number is none. The form brings the id of their list. */
export const TakeChequesInput = z.preprocess(
  numbersInARow,
  withLines(chequesHead, {
    ...{ name: 'cheques', line: OneCheque, parts: chequeParts, most: mostRows, aside: ['dueOn', 'amount'] },
  }),
)
export type ChequesForm = z.input<typeof chequesHead> & { [Name in `${(typeof chequeParts)[number]}${number}`]?: string }

export const SubmitRegistrationInput = z.object({ contractId, on: day('اكتب يوم التقديم.') })
/** To whom the fee is owed when it is taken from what lies with us for the owner, and what the municipality gave for it. */
const charging = {
  supplierId: z.uuid('اختر البلدية من المورّدين.').optional(),
  paper: uploads({ kinds: ['pdf', 'jpeg', 'png', 'webp'], most: 1, megabytes: 10 }).prefault([]),
}
const registered = {
  registration: written('اكتب رقم التوثيق.', 60),
  on: day('اكتب يوم التوثيق.'),
  /** The last day of its lease, where nothing else is said. */
  until: plannedDay('اكتب آخر يوم في التوثيق.').optional(),
  fee: rialsOrNone,
  /** The fee is other than usual, and it is as the municipality asked it. */
  sure: z.literal('yes').optional(),
}
export const RecordRegistrationInput = z.object({
  contractId,
  ...registered,
  way: chosen(feeWayNames, 'اختر كيف دُفع الرسم.'),
  ...charging,
})
export type RegistrationForm = z.input<typeof RecordRegistrationInput>

export const CorrectRegistrationInput = z.object({ contractId, ...registered, reason: written('اكتب سبب التصحيح.', 200) })
export type CorrectRegistrationForm = z.input<typeof CorrectRegistrationInput>

export const ExcuseRegistrationInput = z.object({ contractId, reason: written('اكتب لماذا لا يلزم توثيقه.', 200) })

export const ChargeFeeInput = z.object({ contractId, way: chosen(['now', 'self'], 'اختر كيف دُفع الرسم.'), ...charging })
export type ChargeFeeForm = z.input<typeof ChargeFeeInput>
