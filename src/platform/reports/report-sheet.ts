import { amountIn, countIn, percentIn, type ReportColumn, type ReportRow, type ReportSums, wordsIn } from '#values/report.ts'
import type { Column } from '../documents/write-sheet.ts'

type Line = ReportRow | { total: string; sums: ReportSums }

/** Below the rows stands what they come to. */
export const isTotal = (line: Line): line is { total: string; sums: ReportSums } => 'sums' in line
const figuresOf = (line: Line) => (isTotal(line) ? line.sums : line)

/** The columns of a report as a sheet has them; in the line of the sums the first column says so. */
export const sheetColumns = (columns: readonly ReportColumn[]): Column<Line>[] =>
  columns.map((column, index) => columnOf(column, index === 0))

function columnOf(column: ReportColumn, isFirst: boolean): Column<Line> {
  const { key, title, width = 16, as } = column
  const about = { title, width }
  if (as === 'money') return { ...about, money: (line) => amountIn(figuresOf(line), key) }
  if (as === 'count' || as === 'days-left') return { ...about, number: (line) => countIn(figuresOf(line), key) }
  if (as === 'percent') return { ...about, title: `${title}، %`, number: (line) => percentIn(figuresOf(line), column) }
  if (as === 'day') return { ...about, day: (line) => (isTotal(line) ? null : wordsIn(line, column)) }
  return { ...about, text: (line) => (isTotal(line) ? (isFirst ? line.total : null) : wordsIn(line, column)) }
}

/** A report and, below it, what it comes to; one of nothing has no sum. */
export async function* withTotal(rows: readonly ReportRow[], sums: ReportSums): AsyncGenerator<Line> {
  yield* rows
  if (rows.length > 0) yield { total: 'المجموع', sums }
}
