import { z } from 'zod'
import { withLines } from '#platform/form-lines.ts'
import { chosen, counted, measured, optionalText, plannedDay, rialsOrNone, written } from '#values/shapes.ts'
import { placesOf } from './place-on-map.ts'
import { propertyKindNames, unitKindNames, unitUseNames } from './property.ts'
import { longestNumber, numbersIn, numberTooLong } from './unit-numbers.ts'

const account = z.string().trim().max(30, 'رقم الحساب حتى 30 خانة.').optional()
const short = optionalText(80)

const pin = z
  .string()
  .trim()
  .max(500, 'الصق الرابط وحده، أو الرقمين وحدهما.')
  .optional()
  .transform((text, context) => {
    if (!text) return null
    const place = placesOf(text)
    if (place) return place
    context.addIssue({ code: 'custom', message: 'الصق رقمين مثل 17.0151, 54.0924 أو رابطًا من خرائط جوجل فيه الرقمان.' })
    return z.NEVER
  })

const property = {
  name: written('اكتب اسم العقار، مثل «برج السعادة».', 120),
  kind: chosen(propertyKindNames, 'اختر نوع العقار.'),
  wilayat: written('اختر الولاية.', 60),
  quarter: short,
  way: short,
  building: short,
  oldAddress: optionalText(200),
  plotNumber: short,
  deedNumber: short,
  krookiNumber: short,
  pin,
  electricityAccount: account,
  waterAccount: account,
}

/** The form brings the id, so a second press is the same property. */
export const AddPropertyInput = z.object({ id: z.uuid(), branchId: z.uuid('اختر الفرع.').optional(), ...property })
export const CorrectPropertyInput = z.object({ propertyId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), ...property })
export type PropertyForm = z.input<typeof AddPropertyInput>

const unit = {
  floor: z
    .string('اكتب رقم الدور، والأرضي 0.')
    .regex(/^-?\d{1,2}$/, 'اكتب رقم الدور، والأرضي 0.')
    .transform(Number)
    .pipe(z.number().min(-5, 'الدور من \u2066-5\u2069 إلى 80.').max(80, 'الدور من \u2066-5\u2069 إلى 80.')),
  kind: chosen(unitKindNames, 'اختر نوع الوحدة.'),
  use: chosen(unitUseNames, 'اختر الاستعمال.'),
  area: measured('اكتب المساحة بالمتر المربع، مثل 120 أو 85.5', { places: 2, least: 1, most: 100_000_00 }).optional(),
  bedrooms: counted('عدد الغرف من 0 إلى 30.', 0, 30).optional(),
  bathrooms: counted('عدد دورات المياه من 0 إلى 30.', 0, 30).optional(),
  furnished: z.literal('yes').optional(),
  rent: rialsOrNone,
  deposit: rialsOrNone.optional(),
}

/** Several that are alike are added at once. */
export const AddUnitsInput = z.object({
  propertyId: z.uuid(),
  numbers: z.string('اكتب رقم الوحدة.').transform((text, context) => {
    const numbers = numbersIn(text)
    if ('numbers' in numbers) return numbers.numbers
    context.addIssue({ code: 'custom', message: numbers.fault })
    return z.NEVER
  }),
  ...unit,
})
export type UnitsForm = z.input<typeof AddUnitsInput>

export const CorrectUnitInput = z.object({
  unitId: z.uuid(),
  seen: counted('حدّث الصفحة.', 1, 999_999),
  number: z.string('اكتب رقم الوحدة.').trim().min(1, 'اكتب رقم الوحدة.').max(longestNumber, numberTooLong),
  ...unit,
  electricityAccount: account,
  electricityMeter: account,
  waterAccount: account,
  waterMeter: account,
})
export type UnitForm = z.input<typeof CorrectUnitInput>

const Share = z.object({ party: z.uuid('اختر المالك.'), parts: counted('اكتب عدد الأسهم، رقمًا صحيحًا.', 1, 100_000) })

export const mostOwners = 60

/** Who owns how many parts of how many; together they are the whole. */
export const SetSharesInput = withLines(
  z.object({
    propertyId: z.uuid(),
    seen: z.string('حدّث الصفحة.'),
    whole: counted('اكتب مجموع الأسهم، مثل 100 أو 24.', 1, 100_000),
    since: plannedDay('اكتب من متى، مثل 1/1/2026.'),
  }),
  {
    name: 'shares',
    line: Share,
    parts: ['party', 'parts'],
    aside: ['party'],
    most: mostOwners,
    once: { part: 'party', under: 'parts' },
  },
)

const reason = (ask: string) => written(ask, 200)

export const HoldUnitInput = z
  .object({
    unitId: z.uuid(),
    from: plannedDay('اكتب أول يوم.'),
    until: plannedDay('اكتب آخر يوم.'),
    days: counted('اكتب عدد أيام المهلة، من 1 إلى 14.', 1, 14),
    reason: reason('اكتب لمن الحجز، مثل «سعيد، معاينة الخميس».'),
  })
  .refine(({ from, until }) => from <= until, { message: 'آخر يوم لا يسبق أول يوم.', path: ['until'] })

export const CloseUnitInput = z
  .object({
    unitId: z.uuid(),
    from: plannedDay('اكتب أول يوم.'),
    until: plannedDay('اكتب آخر يوم.'),
    reason: reason('اكتب ما يُصلح، مثل «تبديل التكييف».'),
  })
  .refine(({ from, until }) => from <= until, { message: 'آخر يوم لا يسبق أول يوم.', path: ['until'] })
export type OccupyForm = z.input<typeof HoldUnitInput>

export const ReleaseUnitInput = z.object({ unitId: z.uuid(), occupancyId: z.uuid() })

export const TakeOutInput = z.object({ unitId: z.uuid(), reason: reason('اكتب لماذا تخرج من الخدمة.') })
export const BringBackInput = z.object({ unitId: z.uuid() })
