import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { chosen, counted, optionalText, plannedDay, written } from '#values/shapes.ts'
import { conditionNames, leftOut, mostItems, type SheetReading } from './sheet.ts'

const seen = counted('حدّث الصفحة.', 1, 999_999)

type Figure = z.ZodOptional<ReturnType<typeof counted>>

/** The head of a sheet, with a field for each reading of its kind. */
export const saveSheetShape = <Name extends string>(readings: readonly SheetReading<Name>[]) => ({
  seen,
  seenOn: plannedDay('اختر يوم المعاينة.'),
  ...(Object.fromEntries(readings.map(({ name, fault, most }) => [name, counted(fault, 0, most).optional()])) as Record<
    Name,
    Figure
  >),
  note: optionalText(1000),
})

/** The items below it, for `withLines`. */
export const sheetLines = {
  name: 'items',
  line: z.object({
    room: written('اكتب اسم المكان، مثل «الصالة».', 60),
    item: written('اكتب ما عوين، مثل «الباب».', 80),
    condition: chosen([...conditionNames, leftOut], 'اختر الحالة.').optional(),
    note: optionalText(300),
    /** Ticked at the first of a part: what of it has no condition is sound. */
    allSound: z.literal('yes').optional(),
  }),
  parts: ['room', 'item', 'condition', 'note', 'allSound'],
  aside: ['condition', 'allSound'],
  most: mostItems,
} as const

export const signSheetShape = {
  seen,
  signer: written('اكتب اسم من وقّع.', 120),
  signature: uploads({ kinds: ['png', 'jpeg', 'webp', 'pdf'], most: 1, megabytes: 10 }),
}
