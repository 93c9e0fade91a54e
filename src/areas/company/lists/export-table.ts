import type { Ctx } from '#platform/context.ts'
import { csvNamed, download, pdfNamed, sheetNamed } from '#platform/documents/download.ts'
import { writeCsvOf } from '#platform/documents/write-csv.ts'
import { type Column, writeSheet } from '#platform/documents/write-sheet.ts'
import { recordExport } from '#platform/trail.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { printPaper } from '../public.ts'
import { type Sums, withSums } from './with-sums.ts'

/** In which forms a list or a report is taken along. */
export const formats = { xlsx: 'إكسل', csv: 'CSV', pdf: 'PDF' } as const
export type Format = keyof typeof formats

type Sheet<Row> = {
  title: string
  columns: Column<Row>[]
  rows: AsyncIterable<Row>
  /** The list as its address says it, for the trail. */
  filters: string
  /** What stands above the table on paper. */
  about?: [question: string, answer: string][]
  /** A sum among the rows. */
  isStrong?: (row: Row) => boolean
}

/** A page of paper is read by a person: who needs more rows takes the sheet. */
const mostOnPaper = 1_000

/** A list as a sheet, as text or on paper, with the same columns. That it left the house is written down first. */
export async function exportTable<Row>(ctx: Ctx, query: URLSearchParams, { sums, ...sheet }: Sheet<Row> & { sums?: Sums<Row> }) {
  const asked = query.get('format') ?? ''
  const format = (Object.keys(formats) as Format[]).find((one) => one === asked) ?? 'xlsx'
  await recordExport(ctx, { list: sheet.title, format, filters: sheet.filters })
  return sums ? written(ctx, format, { ...sheet, ...withSums(sheet.columns, sheet.rows, sums) }) : written(ctx, format, sheet)
}

async function written<Row>(ctx: Ctx, format: Format, sheet: Sheet<Row>) {
  const { title, columns, rows } = sheet
  if (format === 'csv') return download(csvNamed(title, ctx.now()), writeCsvOf(columns, rows))
  if (format === 'xlsx') return download(sheetNamed(title, ctx.now()), writeSheet({ name: title, columns, rows }))
  const paper = await tablePaper(ctx, sheet)
  return download(pdfNamed(`${title} ${dayOf(ctx.now())}`), paper)
}

async function tablePaper<Row>(ctx: Ctx, { title, columns, rows, about = [], isStrong }: Sheet<Row>) {
  const printed: { cells: unknown[]; strong: boolean }[] = []
  let more = false
  for await (const row of rows) {
    const strong = isStrong?.(row) ?? false
    more ||= printed.length >= mostOnPaper && !strong
    if (strong || !more) printed.push({ cells: columns.map((column) => cellOf(column, row)), strong })
    else if (!isStrong) break
  }
  const titles = columns.map((column) => ({
    title: column.title,
    figure: 'money' in column || 'number' in column,
    wide: (column.width ?? 0) >= 28,
  }))
  return printPaper(ctx, 'areas/company/papers/table.typ', {
    ...{ title, columns: titles, rows: printed, about, more },
    ...{ day: dayOf(ctx.now()), wide: columns.length > 6 },
  })
}

function cellOf<Row>(column: Column<Row>, row: Row) {
  if ('text' in column) return column.text(row) ?? ''
  if ('money' in column) {
    const amount = column.money(row)
    return amount === null ? '' : { rials: String(amount) }
  }
  if ('day' in column) return dayOnPaper(column.day(row))
  const figure = column.number(row)
  return figure === null ? '' : { code: String(figure) }
}

const dayOnPaper = (day: string | null) => (day ? dayInWords(day) : '')

/** Rows that are held already, for whoever reads them one after another. */
export async function* oneByOne<Row>(rows: readonly Row[]) {
  yield* rows
}
