import { inDecimals } from '#values/money.ts'
import { streamed } from './streamed.ts'
import type { Column } from './write-sheet.ts'

/** Rows as text that every spreadsheet opens: the mark in front tells Excel that it is UTF-8. */
export const writeCsv = (titles: readonly string[], rows: AsyncIterable<readonly string[]>) => streamed(linesOf(titles, rows))

/** The same columns as those of a sheet: money in rials with its three places, days as they are ordered. */
export const writeCsvOf = <Row>(columns: Column<Row>[], rows: AsyncIterable<Row>) =>
  writeCsv(
    columns.map(({ title }) => title),
    cellsOf(columns, rows),
  )

async function* cellsOf<Row>(columns: Column<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map((column) => textOf(column, row))
}

function textOf<Row>(column: Column<Row>, row: Row) {
  if ('text' in column) return column.text(row) ?? ''
  if ('money' in column) return inDecimals(column.money(row)) ?? ''
  if ('day' in column) return column.day(row) ?? ''
  return String(column.number(row) ?? '')
}

async function* linesOf(titles: readonly string[], rows: AsyncIterable<readonly string[]>) {
  const encoder = new TextEncoder()
  yield encoder.encode(`\uFEFF${line(titles)}`)
  for await (const row of rows) yield encoder.encode(line(row))
}

const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`

/** What begins like a formula is kept from being one. */
function cell(text: string) {
  const plain = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
