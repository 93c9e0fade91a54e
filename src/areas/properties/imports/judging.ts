import type { Ctx, Work } from '#platform/context.ts'
import { brokenCells, cellsOf, type Mapping } from '#platform/imports/columns.ts'
import type { Fault, ImportRow } from '#platform/imports/table.ts'
import { asListed } from './cell-words.ts'
import type { PropertyTable } from './columns.ts'
import type { ImportPlace } from './places.ts'

export type Asked = Pick<Ctx, 'actor' | 'now'> & ({ db: Ctx['db'] } | { tx: Work['tx'] })

/** What was brought, and what was chosen for rows that do not say it themselves. */
export type Brought = { rows: ImportRow[]; mapping: Mapping; branchId: string | null; since: string | null }

/** What would come of a file: nothing is written before `take`, which is there for whoever takes all of it. */
export type Judgement = {
  faults: Fault[]
  good: number
  known: number
  places: ImportPlace[]
  take: (work: Work) => Promise<ImportPlace[]>
}

/** The cells of a row as our lists have them, and the fields nobody could read. */
export type Told = { row: number; cells: Record<string, string | undefined>; unread: ReadonlySet<string> }

export type Say = (row: number, field: string, message: string) => void

/** Collects what is wrong, and hands it out row by row in the order of the columns, under the names people read. */
export function collecting({ fields, words }: PropertyTable) {
  const faults: Fault[] = []
  const say: Say = (row, field, message) => {
    if (!faults.some((fault) => fault.row === row && fault.field === field)) faults.push({ row, field, message })
  }
  const told = () =>
    faults
      .toSorted((one, other) => one.row - other.row || fields.indexOf(one.field) - fields.indexOf(other.field))
      .map((fault) => ({ ...fault, field: words[fault.field] ?? '' }))
  return { say, told, isFaulty: (row: number) => faults.some((fault) => fault.row === row) }
}

/** Every cell read by itself, so that one that cannot be read keeps nobody from hearing what is wrong with the others. */
export function readCells(table: PropertyTable, { rows, mapping }: Pick<Brought, 'rows' | 'mapping'>, say: Say): Told[] {
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
      const read = asListed(field, cell)
      if ('kept' in read) return read.kept ? [[field, read.kept] as const] : []
      no(field, read.no)
      return []
    })
    return { row: row.number, cells: Object.fromEntries(cells), unread }
  })
}
