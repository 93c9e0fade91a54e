import { z } from 'zod'
import { folded } from '#values/text.ts'
import type { Fault, ImportRow } from './table.ts'

/** Which column of the file is which of ours, by its place. */
export type Mapping<Field extends string = string> = { [Name in Field]?: number }
export const KeptMapping = z.record(z.string(), z.number())

/** Which column is which, as the form sends it: `column-phone` is the place of the phone. */
export const TypedColumns = z.looseObject({ importId: z.uuid() })

const plain = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The meaning of each column as its heading suggests it; whoever brought the table has the last word. */
export function guessed<Field extends string>(headers: string[], names: (field: Field) => string[], fields: readonly Field[]) {
  const columns = headers.map(plain)
  const mapping: Mapping<Field> = {}
  for (const field of fields) {
    const known = names(field).map(plain)
    const column = columns.findIndex((heading) => known.includes(heading))
    if (column >= 0) mapping[field] = column
  }
  return mapping
}

export function mappingOf<Field extends string>(typed: Record<string, unknown>, fields: readonly Field[]) {
  const mapping: Mapping<Field> = {}
  for (const field of fields) {
    const column = typed[`column-${field}`]
    if (typeof column === 'string' && /^\d{1,3}$/.test(column)) mapping[field] = Number(column)
  }
  return mapping
}

/** The cells that were mapped and hold something, each under the name of its field. */
export function cellsOf<Field extends string>({ cells }: ImportRow, mapping: Mapping<Field>) {
  const entries = Object.entries<number | undefined>(mapping).flatMap(([field, column]) => {
    const cell = column === undefined ? '' : cells[column]?.trim()
    return cell ? [[field, cell] as const] : []
  })
  return Object.fromEntries(entries) as { [Name in Field]?: string }
}

/** What a spreadsheet shows where its own sum came to nothing: nobody is called that. */
const brokenCell = /^#(N\/A|DIV\/0|NAME|NULL|NUM|REF|VALUE|SPILL|CALC|ERR)[!?]?$/

export const brokenCells = (row: ImportRow, mapping: Mapping, labels: Record<string, string>): Fault[] =>
  Object.entries(cellsOf(row, mapping)).flatMap(([field, cell = '']) => {
    const message = `في الخلية خطأ من الجدول نفسه (${cell}). صحّح معادلتها أو اكتب قيمتها.`
    return brokenCell.test(cell) ? [{ row: row.number, field: labels[field] ?? '', message }] : []
  })
