import { type UnitKind, unitKinds, unitName } from '../property.ts'
import { type Outcome, outcomes, type ReportColumn } from './report.ts'

type Row = { readonly [key: string]: string | number | bigint | null | undefined }

const isUnitKind = (kind: unknown): kind is UnitKind => typeof kind === 'string' && kind in unitKinds
const isOutcome = (name: unknown): name is Outcome => typeof name === 'string' && name in outcomes

/** What a column says of a row in words; null where there is nothing. */
export function wordsIn(row: Row, { key, as }: ReportColumn): string | null {
  const value = row[key]
  if (as === 'unit') return isUnitKind(row.kind) && row.number ? unitName({ kind: row.kind, number: String(row.number) }) : null
  if (as === 'party') return textOf(row[`${key}Name`])
  if (as === 'staff') return textOf(row[`${key}Name`]) ?? 'لم يتابعهم أحد'
  if (as === 'outcome') return isOutcome(value) ? outcomes[value] : null
  return textOf(value)
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
