import type { Column } from '#platform/documents/write-sheet.ts'

/** By which words the rows are told apart whose money is added up, and which columns are: all of money where none is named. */
export type Sums<Row> = { by: (row: Row) => string; of?: readonly string[] }

type Sum = { name: string; amounts: ReadonlyMap<string, bigint> }
export type Line<Row> = { row: Row } | Sum

/** A list and, at its end, what the rows of each kind come to: counted while they are read, so it is of exactly these. */
export function withSums<Row>(columns: Column<Row>[], rows: AsyncIterable<Row>, sums: Sums<Row>) {
  const first = columns.findIndex((column) => 'text' in column)
  return {
    columns: columns.map((column, index) => lined(column, index === first ? ({ name }) => name : () => null)),
    rows: summed(columns, rows, sums),
    isStrong: (line: Line<Row>) => 'name' in line,
  }
}

function lined<Row>(column: Column<Row>, named: (sum: Sum) => string | null): Column<Line<Row>> {
  if ('text' in column) return { ...column, text: (line) => ('row' in line ? column.text(line.row) : named(line)) }
  if ('day' in column) return { ...column, day: (line) => ('row' in line ? column.day(line.row) : null) }
  if ('number' in column) return { ...column, number: (line) => ('row' in line ? column.number(line.row) : null) }
  return {
    ...column,
    money: (line) => ('row' in line ? column.money(line.row) : (line.amounts.get(column.title) ?? null)),
  }
}

async function* summed<Row>(columns: Column<Row>[], rows: AsyncIterable<Row>, { by, of }: Sums<Row>) {
  const found = new Map<string, Map<string, bigint>>()
  const added = columns.flatMap((column) => ('money' in column && (of?.includes(column.title) ?? true) ? [column] : []))
  for await (const row of rows) {
    const name = by(row)
    const amounts = found.get(name) ?? new Map<string, bigint>()
    for (const { title, money } of added) {
      const amount = money(row)
      if (amount !== null) amounts.set(title, (amounts.get(title) ?? 0n) + amount)
    }
    found.set(name, amounts)
    yield { row } satisfies Line<Row>
  }
  for (const [name, amounts] of found) yield { name, amounts } satisfies Line<Row>
}
