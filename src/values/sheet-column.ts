/** A column says by its reader what it holds. Codes, phones and numbers of identity are text: a spreadsheet would round them. */
export type SheetColumn<Row> = { title: string; width?: number } & (
  | { text: (row: Row) => string | null }
  | { number: (row: Row) => number | null }
  | { money: (row: Row) => bigint | null }
  | { day: (row: Row) => string | null }
)
