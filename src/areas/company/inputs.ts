import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { day, optionalText, phone, plannedDay, written } from '#values/shapes.ts'
import { isWilayat } from '#values/wilayats.ts'
import { versionedParts } from './setting-versions.ts'
import { type SettingKey, settings, type TypedSettings } from './settings.ts'

/** Checked by the setting's own shape, and passed on as it was typed: null takes a setting back. */
function typedFor(shape: z.ZodType) {
  const problem = (typed: unknown) => shape.safeParse(typed).error?.issues[0]?.message
  return z.custom((typed) => typed === null || problem(typed) === undefined, { error: ({ input }) => problem(input) }).optional()
}

const keys = Object.keys(settings) as [SettingKey, ...SettingKey[]]
const shapes = Object.fromEntries(Object.entries(settings).map(([key, { shape }]) => [key, typedFor(shape)]))

/** A form names in `shown` what it showed: a field emptied there arrives as nothing, and is taken back. */
const Shown = z.preprocess((given) => (typeof given === 'string' ? [given] : given), z.array(z.enum(keys)).default([]))

const weeks = ['openingHours', 'seasonHours'] as const

/** The hours of a week come from a form as seven fields: `openingHours.friday`. */
function weekGathered(given: unknown) {
  let entries = Object.entries(given ?? {})
  for (const week of weeks) {
    const ofDays = entries.filter(([name]) => name.startsWith(`${week}.`))
    if (ofDays.length === 0) continue
    const days = Object.fromEntries(ofDays.map(([name, hours]) => [name.slice(week.length + 1), hours]))
    entries = [...entries.filter((entry) => !ofDays.includes(entry)), [week, days]]
  }
  return Object.fromEntries(entries)
}

/** `seen` is the edition of what the form showed: whoever changed it meanwhile is not overwritten unawares. */
const Changes = z.strictObject({ ...shapes, shown: Shown, seen: z.string().optional() })

export const ChangeSettingsInput = z.preprocess(weekGathered, Changes) as unknown as z.ZodType<
  TypedSettings & { shown: SettingKey[]; seen?: string | undefined },
  TypedSettings & { shown?: SettingKey | SettingKey[]; seen?: string | undefined }
>

export const RestoreSettingsInput = z.object({ part: z.enum(versionedParts), version: z.coerce.number().int().positive() })

export const SetLogoInput = z.object({ logo: uploads({ kinds: ['png', 'jpeg', 'webp', 'svg'], most: 1, megabytes: 4 }) })
export type SetLogoForm = z.input<typeof SetLogoInput>

const branch = {
  nameAr: written('اكتب اسم الفرع.', 60),
  wilayat: z.string('اختر الولاية.').refine(isWilayat, 'اختر الولاية.'),
  address: optionalText(200),
  phone: phone.optional(),
  officeId: z.uuid('اختر من القائمة.').optional(),
}
export const AddBranchInput = z.object({
  ...branch,
  code: z.string('اكتب رمز الفرع.').regex(/^[A-Z]{3}$/, 'الرمز ثلاثة حروف لاتينية كبيرة، مثل SLL'),
})
export const ChangeBranchInput = z.object({ ...branch, branchId: z.uuid() })
export type BranchForm = z.input<typeof AddBranchInput>
/** `known` is said by whoever was told who works there. */
export const CloseBranchInput = z.object({
  branchId: z.uuid(),
  known: z.literal('yes', 'أكّد أنك نقلت من يعمل في الفرع.'),
})
export type CloseBranchForm = z.input<typeof CloseBranchInput>

export const AddHolidayInput = z.object({
  day: plannedDay('اكتب التاريخ، مثل 31/7/2026.'),
  name: written('اكتب اسم العطلة.', 80),
  kind: z.enum(['moon', 'announced']).prefault('announced'),
  certain: z.literal('yes').optional(),
})
export type AddHolidayForm = z.input<typeof AddHolidayInput>
export const HolidayInput = z.object({ day: day('اختر العطلة من القائمة.') })
