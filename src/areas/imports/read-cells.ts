import { brokenCells, cellsOf } from '#platform/imports/columns.ts'
import type { Fault } from '#platform/imports/table.ts'
import type { ImportedTable } from './import-kind.ts'
import type { ImportTable } from './import-table.ts'

/** The cells of a row as our lists have them, and the fields nobody could read. */
export type ReadRow = { row: number; cells: Record<string, string | undefined>; unread: ReadonlySet<string> }

export type Say = (row: number, field: string, message: string) => void

/** Collects what is wrong, and gives it row by row in the order of the columns, under the names people read. */
export function collectFaults({ fields, words }: ImportTable) {
  const faults: Fault[] = []
  const faulty = new Set<number>()
  const told = new Set<string>()
  const say: Say = (row, field, message) => {
    if (told.has(`${row} ${field}`)) return
    told.add(`${row} ${field}`)
    faulty.add(row)
    faults.push({ row, field, message })
  }
  const inOrder = () =>
    faults
      .toSorted((one, other) => one.row - other.row || fields.indexOf(one.field) - fields.indexOf(other.field))
      .map((fault) => ({ ...fault, field: words[fault.field] ?? '' }))
  return { say, inOrder, isFaulty: (row: number) => faulty.has(row) }
}

/** Every cell read by itself, so that one that cannot be read keeps nobody from hearing what is wrong with the others. */
export function readCells(table: ImportTable, { rows, mapping }: ImportedTable, say: Say): ReadRow[] {
  const asThemselves = Object.fromEntries(table.fields.map((field) => [field, field]))
  return rows.map((row) => {
    const unread = new Set<string>()
    const no = (field: string, message: string) => {
      unread.add(field)
      say(row.number, field, message)
    }
    for (const { field, message } of brokenCells(row, mapping, asThemselves)) no(field, message)
    const cells = Object.entries(cellsOf(row, mapping)).flatMap(([field, cell = '']) => {
      if (unread.has(field)) return []
      const read = table.read(field, cell)
      if ('kept' in read) return read.kept ? [[field, read.kept] as const] : []
      no(field, read.no)
      return []
    })
    return { row: row.number, cells: Object.fromEntries(cells), unread }
  })
}

/** The cells as the form of one reads them; what it has to say is said of the row. */
export function parseCells<Output>(
  { row, cells, unread }: ReadRow,
  shape: { safeParse: (typed: unknown) => { data?: Output; error?: { issues: { path: PropertyKey[]; message: string }[] } } },
  say: Say,
) {
  const { data, error } = shape.safeParse(cells)
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0])
    if (!unread.has(field)) say(row, field, message)
  }
  return data ?? null
}

/** Of two rows with one name the second is at fault. */
export function mustStandOnce(rows: readonly { row: number; name: string }[], field: string, say: Say) {
  const first = new Map<string, number>()
  for (const { row, name } of rows) {
    const above = first.get(name)
    if (above === undefined) first.set(name, row)
    else say(row, field, `مكرر في الملف: هو نفسه في الصف ${above}.`)
  }
}
