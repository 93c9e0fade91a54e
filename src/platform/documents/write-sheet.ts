import { setImmediate as turn } from 'node:timers/promises'
import { strToU8, type Zip, ZipDeflate } from 'fflate'
import { inDecimals } from '#values/money.ts'
import type { SheetColumn } from '#values/sheet-column.ts'
import { columnName, formats, partsAround, sheetFoot, sheetHead, sheetPath, textCell } from './sheet-parts.ts'
import { packing, streamed } from './streamed.ts'

export type Column<Row> = SheetColumn<Row>

type Table<Row> = { name: string; columns: Column<Row>[]; rows: Iterable<Row> | AsyncIterable<Row> }

/** So much is gathered before it is handed on; nobody waits longer for a turn than that takes to squeeze. */
const handful = 2 ** 16

/** A spreadsheet (XLSX) from right to left, written while its rows are read: a hundred thousand are never held at once. */
export const writeSheet = <Row>(table: Table<Row>) => streamed(bytesOf(table))

async function* bytesOf<Row>({ name, columns, rows }: Table<Row>) {
  const { zip, taken } = packing()
  for (const [path, xml] of partsAround(name)) entry(zip, path).push(strToU8(xml), true)
  const sheet = entry(zip, sheetPath)

  let text = sheetHead(columns.map(({ width = 16 }) => width)) + titles(columns)
  let count = 1
  for await (const row of rows) {
    count += 1
    text += rowOf(columns, row, count)
    if (text.length < handful) continue
    sheet.push(strToU8(text))
    text = ''
    yield* taken()
    await turn()
  }
  sheet.push(strToU8(text + sheetFoot(columns.length, count)), true)
  zip.end()
  yield* taken()
}

function entry(zip: Zip, path: string) {
  const file = new ZipDeflate(path, { level: 6 })
  zip.add(file)
  return file
}

const titles = <Row>(columns: Column<Row>[]) =>
  `<row r="1">${columns.map(({ title }, index) => textCell(`${columnName(index)}1`, title, formats.title)).join('')}</row>`

const rowOf = <Row>(columns: Column<Row>[], row: Row, number: number) =>
  `<row r="${number}">${columns.map((column, index) => cellOf(column, row, `${columnName(index)}${number}`)).join('')}</row>`

function cellOf<Row>(column: Column<Row>, row: Row, place: string) {
  if ('text' in column) {
    const text = column.text(row)
    return text ? textCell(place, text) : ''
  }
  if ('money' in column) return numberCell(place, inDecimals(column.money(row)), formats.money)
  if ('day' in column) return numberCell(place, serialOf(column.day(row)), formats.day)
  return numberCell(place, column.number(row), formats.number)
}

const numberCell = (place: string, value: number | string | null, format: number) =>
  value === null ? '' : `<c r="${place}" s="${format}"><v>${value}</v></c>`

/** Days since the end of 1899, as spreadsheets count them. */
const serialOf = (day: string | null) => (day ? Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569 : null)

/** A long list read page after page, each from where the one before ended, so that nobody holds all of it. */
export async function* pageAfterPage<Row>(read: (last: Row | undefined) => Promise<Row[]>) {
  let last: Row | undefined
  do {
    const rows = await read(last)
    yield* rows
    last = rows.at(-1)
  } while (last !== undefined)
}
