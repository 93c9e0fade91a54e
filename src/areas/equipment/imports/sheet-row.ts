import { z } from 'zod'
import { parseCells, type ReadRow, type Say } from '#areas/imports/public.ts'
import { phoneOf } from '#values/shapes.ts'
import { folded } from '#values/text.ts'
import { dayTyped } from '#values/typed-moments.ts'
import { brokenByNames, brokenBys } from '../sheets/day-sheet.ts'
import { RecordSheetInput } from '../sheets/inputs.ts'

const Named = z.object({
  code: z.string('اكتب رمز المعدّة، مثل EX-07.').transform((code) => code.toUpperCase()),
  operator: phoneOf('المشغّل').optional(),
})

const words = {
  us: [brokenBys.us, 'المعدة', 'منا', 'عطل', 'us', 'ours', 'machine', 'breakdown'],
  hirer: [brokenBys.hirer, 'العميل', 'الموقع', 'سوء استعمال', 'hirer', 'client', 'customer', 'site'],
} as const
const unnamed = '00000000-0000-4000-8000-000000000000'

/** A row by itself, as the form of a day would read it, before anybody knows where the machine stood. */
export function sheetIn(one: ReadRow, say: Say) {
  const cells: ReadRow['cells'] = { ...one.cells, ...(one.cells.day && { day: dayTyped(one.cells.day) }) }
  const named = parseCells({ ...one, cells }, Named, say)
  const brokenBy = cells.brokenBy
    ? brokenByNames.find((name) => words[name].some((word) => folded(word) === folded(cells.brokenBy ?? '')))
    : undefined
  if (cells.brokenBy && !brokenBy) say(one.row, 'brokenBy', `اكتب: ${Object.values(brokenBys).join(' أو ')}.`)
  const day = parseCells({ ...one, cells: { ...cells, id: unnamed, lineId: unnamed, brokenBy } }, RecordSheetInput, say)
  if (!named || !day) return []
  const { worked, standby, broken, loads, fuel } = day
  return [
    {
      ...{ row: one.row, ...named, number: cells.number ?? null, day: day.day },
      written: {
        ...{ worked, standby, broken, loads, fuel, brokenBy: broken > 0 ? (day.brokenBy ?? null) : null },
        ...{ meterTo: day.meterTo ?? null, note: day.note ?? null },
      },
    },
  ]
}
export type SheetRow = ReturnType<typeof sheetIn>[number]
