import type { SheetColumn } from '#values/sheet-column.ts'
import type { ListColumn } from './columns.tsx'
import { type Asked, addressOf, type Filters, readAsked } from './filters.ts'

type Declared<Row, Of extends Filters> = {
  path: string
  title: string
  filters: Of
  columns: readonly ListColumn<Row>[]
  keyOf: (row: Row) => string
  perPage?: number
  mostPages?: number
  /** Where they are too many to be counted each time: beyond it stands «أكثر من». */
  mostCounted?: number
  /** What is said while there is nothing at all, and where nothing fits what is asked for. */
  empty: { title: string; text: string }
  none: { title: string; text: string }
}

/**
 * A list, declared once: its page, its table, the cards on a phone, the bar of filters, its saved views and what is exported are read
 * from here. What is particular to one stays a plain file beside it.
 */
export function defineList<Row, const Of extends Filters>(declared: Declared<Row, Of>) {
  const { path, filters, columns, perPage = 25, mostPages = 4_000 } = declared
  const sorts = columns.flatMap(({ sort }) => sort ?? [])
  return {
    ...declared,
    perPage,
    read: (query: URLSearchParams) => readAsked({ filters, sorts, mostPages }, query) as Asked<Of>,
    /** Without what is not asked for. */
    address: (asked: Partial<Asked<Of>>, at: string = path) => addressOf(at, asked as Record<string, string | number>),
    sheet: columns.flatMap(({ sheet }): SheetColumn<Row>[] => (sheet ? [sheet] : [])),
  }
}

export type List<Row, Of extends Filters> = ReturnType<typeof defineList<Row, Of>>
