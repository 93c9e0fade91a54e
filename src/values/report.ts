import { daysAfter, monthsAfter } from './days.ts'

/** The days a report is about, where nobody asks for others: of today, this year, the quarter until today, or what is to come. */
export type ReportDays = 'none' | 'year' | 'quarter' | 'ahead'

export const reportRowsPerPage = 50

/** A row by the keys of its columns. A party and a member of staff are ids, with their names beside them as `<key>Name`. */
export type ReportRow = { id: string; [key: string]: string | number | bigint | null }
/** What the columns of money and counts come to. */
export type ReportSums = Record<string, bigint>

type Row = { readonly [key: string]: string | number | bigint | null | undefined }

/** What a column holds; `words` and `path` where the value alone does not say it. Days that are left come to no sum. */
export type ReportColumn = { key: string; title: string; width?: number } & (
  | { as: 'text' | 'code' | 'day'; words?: (row: Row) => string | null; path?: (row: Row) => string | null }
  | { as: 'party' | 'staff'; none?: string }
  | { as: 'money' | 'count' | 'days-left' }
  | { as: 'percent'; part: string; whole: string }
)

export type ReportShape = {
  title: string
  /** What it answers, on the page that leads to it. */
  about: string
  days: ReportDays
  columns: readonly ReportColumn[]
  empty: readonly [title: string, words: string]
}

const usualDays = {
  none: () => ({ from: '', to: '' }),
  year: (today: string) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  quarter: (today: string) => ({ from: monthsAfter(`${today.slice(0, 7)}-01`, -2), to: today }),
  ahead: (today: string) => ({ from: today, to: daysAfter(today, 120) }),
} as const satisfies Record<ReportDays, (today: string) => { from: string; to: string }>

/** The days as they were typed, in their order. */
export function reportDays(typed: { from: string; to: string }, { days, today }: { days: ReportDays; today: string }) {
  if (days === 'none') return { from: '', to: '' }
  const usual = usualDays[days](today)
  const [from, to] = [typed.from || usual.from, typed.to || usual.to]
  return { from, to: [from, to].toSorted().at(-1) ?? to }
}

/** What a column says of a row in words; null where there is nothing. */
export function wordsIn(row: Row, column: ReportColumn): string | null {
  if (column.as === 'party' || column.as === 'staff') return textOf(row[`${column.key}Name`]) ?? column.none ?? null
  if ('words' in column && column.words) return column.words(row)
  return textOf(row[column.key])
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

export const amountIn = (row: Row, key: string) => (typeof row[key] === 'bigint' ? row[key] : null)

/** A count as a number; days between dates come as one already. */
export const countIn = (row: Row, key: string) => (row[key] === null || row[key] === undefined ? null : Number(row[key]))

/** The part in hundredths of the whole, with one digit behind the point; null where there is no whole. */
export function percentIn(row: Row, { part, whole }: { part: string; whole: string }) {
  const [some, all] = [Number(row[part] ?? 0), Number(row[whole] ?? 0)]
  return all === 0 ? null : Math.round((some * 1000) / all) / 10
}
