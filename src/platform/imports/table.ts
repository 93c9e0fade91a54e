import { z } from 'zod'
import { howMany } from '#values/plural.ts'
import { cut } from '#values/text.ts'
import { readSheet, sheetLimits } from '../documents/read-sheet.ts'
import { fieldFault } from '../field-fault.ts'
import { isUpload } from '../files/uploads.ts'
import { Refusal } from '../refusal.ts'

/** A row of a table somebody brought, under the number it has in the file. */
const Row = z.object({ number: z.number(), cells: z.array(z.string()) })
export type ImportRow = z.output<typeof Row>
export const importRows = (most: number) => z.array(Row).max(most)

/** What is wrong in which row, and what mends it. */
const Fault = z.object({ row: z.number(), field: z.string(), message: z.string() })
export type Fault = z.output<typeof Fault>
export const Faults = z.array(Fault)

export const Headers = z.array(z.string())

/** What a form that brings a table takes. */
export const tableFile = new Map([['file', { most: 1, megabytes: sheetLimits.megabytes }]])

/** The file itself is not kept: it is read first, aside and within bounds, and its rows are. */
export async function readTable(file: unknown, mostRows: number) {
  if (!isUpload(file)) throw fieldFault('file', 'اختر ملفًا من جهازك.')
  const [head, ...rows] = await readSheet(file)
  if (!head || rows.length === 0) throw new Refusal('imports.empty', 'لا صفوف بعد صف العناوين.', 422)
  if (rows.length > mostRows)
    throw new Refusal('imports.long', `في الملف ${howMany(rows.length, 'row')}، والحد ${mostRows}. قسّمه وارفع كل جزء.`, 422)
  return { fileName: cut(file.name, 200), headers: head.cells, rows }
}
