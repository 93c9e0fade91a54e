import { z } from 'zod'
import { uploads } from '#platform/files/uploads.ts'
import { planSize } from '#ui/plan/body-plans.ts'
import { chosen, counted, measured, optionalText, plannedDay, written } from '#values/shapes.ts'
import { markKindNames, markSizeNames } from './mark.ts'
import { conditionNames, leftOut, mostItems } from './sheet.ts'
import type { SheetReading } from './sheet-kind.ts'

const seen = counted('حدّث الصفحة.', 1, 999_999)

type Figure = z.ZodOptional<ReturnType<typeof counted> | ReturnType<typeof measured>>

const figureOf = ({ fault, most, places }: SheetReading) =>
  places ? measured(fault, { places, least: 0, most }) : counted(fault, 0, most)

/** The day of a sheet and what was read on it, with a field for each reading of its kind. */
export const saveReadingsShape = <Name extends string>(readings: readonly SheetReading<Name>[]) => ({
  seen,
  seenOn: plannedDay('اختر يوم المعاينة.'),
  ...(Object.fromEntries(readings.map((reading) => [reading.name, figureOf(reading).optional()])) as Record<Name, Figure>),
})

/** Where all of it is written on one page. */
export const saveSheetShape = <Name extends string>(readings: readonly SheetReading<Name>[]) => ({
  ...saveReadingsShape(readings),
  note: optionalText(1000),
})

/** What was looked at, on a page of its own; the items below it. */
export const saveItemsShape = { seen, note: optionalText(1000) }

const pictures = { kinds: ['png', 'jpeg', 'webp'], megabytes: 10 } as const
const onPlan = 'اضغط على المخطط من جديد.'

/** The form brings the id, so a second press is the same mark. */
export const keepMarkShape = {
  id: z.uuid(),
  seen,
  panel: written('اختر الجزء من المخطط.', 40),
  x: counted(onPlan, 0, planSize.width),
  y: counted(onPlan, 0, planSize.height),
  what: chosen(markKindNames, 'اختر نوع العلامة.'),
  size: chosen(markSizeNames, 'اختر حجمها.'),
  note: optionalText(200),
  photos: uploads({ ...pictures, most: 4 }),
}

export const removeMarkShape = { markId: z.uuid(), seen }

export const keepShotShape = { name: written('اختر أي صورة هي.', 40), photo: uploads({ ...pictures, most: 1 }) }

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
