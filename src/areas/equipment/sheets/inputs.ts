import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, counted, measured, optionalText, plannedDay, written } from '#values/shapes.ts'
import { brokenByNames, mostPictures } from './day-sheet.ts'

/** Hours with one decimal, as minutes: 9.5 is 570. */
const hours = measured('اكتب الساعات، مثل 9.5، حتى 24.', { places: 1, least: 0, most: 240 })
  .optional()
  .transform((tenths) => (tenths ?? 0) * 6)
const meter = measured('اكتب عداد الساعات، مثل 4812.5.', { places: 1, least: 0, most: 999_999 })

const figures = {
  worked: hours,
  standby: hours,
  broken: hours,
  brokenBy: chosen(brokenByNames, 'اختر سبب العطل.').optional(),
  loads: counted('النقلات من 0 إلى 200.', 0, 200)
    .optional()
    .transform((loads) => loads ?? 0),
}

type Typed = { worked: number; standby: number; broken: number; brokenBy?: string | undefined }
type Problems = { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void }

/** A day has 24 hours, and what broke has a cause. */
function dayIsWhole({ worked, standby, broken, brokenBy }: Typed, { addIssue }: Problems) {
  if (worked + standby + broken > 1_440)
    addIssue({ code: 'custom', message: 'مجموع ساعات اليوم لا يزيد على 24.', path: ['worked'] })
  if (broken > 0 && !brokenBy) addIssue({ code: 'custom', message: 'اختر سبب العطل.', path: ['brokenBy'] })
}

/** The phone brings the id, so a second sending is the same sheet. */
export const RecordSheetInput = z
  .object({
    ...{ id: z.uuid(), lineId: z.uuid(), day: plannedDay('اختر اليوم.') },
    ...figures,
    ...{ meterTo: meter.optional(), note: optionalText(500) },
    ticks: z.preprocess((given) => [given].flat(), z.array(z.string().max(60)).max(20)).prefault([]),
    photos: uploads({ kinds: ['png', 'jpeg', 'webp'], most: mostPictures, megabytes: 10 }).prefault([]),
    fuel: measured('اكتب اللترات، مثل 120.', { places: 1, least: 0, most: 100_000 })
      .optional()
      .transform((tenths) => tenths ?? 0),
    // None was there yet where it says 0.
    seen: counted('حدّث الصفحة.', 0, 999_999).optional(),
  })
  .superRefine(dayIsWhole)
export const RemoveDayPictureInput = z.object({ sheetId: z.uuid(), fileId: z.uuid() })
export type RecordSheetForm = z.input<typeof RecordSheetInput>

const sheetId = z.uuid()
export const SignSheetInput = z.object({
  ...{ sheetId, seen: counted('حدّث الصفحة.', 0, 999_999), signer: written('اكتب اسم من وقّع.', 120) },
  signature: uploads({ kinds: ['png', 'jpeg', 'webp'], most: 1, megabytes: 5 }),
})
export type SignSheetForm = z.input<typeof SignSheetInput>
const seen = counted('حدّث الصفحة.', 1, 999_999)
export const ApproveSheetsInput = z.object({
  sheetIds: z.preprocess(
    (given) => (typeof given === 'string' ? given.split(' ').filter(Boolean) : given),
    z.array(z.uuid()).min(1, 'اختر كشفًا واحدًا على الأقل.').max(200, 'حتى 200 كشف في المرة.'),
  ),
  note: optionalText(300),
})
export const DisputeSheetInput = z.object({
  ...{ sheetId, by: written('اكتب اسم المعترض.', 120), why: written('اكتب سبب الاعتراض.', 300) },
  ...{ worked: hours, standby: hours, loads: figures.loads },
})
export type DisputeSheetForm = z.input<typeof DisputeSheetInput>
export const SettleSheetInput = z
  .object({ sheetId, seen, ...figures, why: written('اكتب ما اتُّفق عليه.', 300) })
  .superRefine(dayIsWhole)
export type SettleSheetForm = z.input<typeof SettleSheetInput>
