import { type RawBuilder, sql } from 'kysely'
import { pageWithin } from '#values/pages.ts'
import { type ReportColumn, type ReportRow, type ReportSums, reportRowsPerPage } from '#values/report.ts'
import type { Ctx } from '../context.ts'

/** The rows of a report and their order; every row has an `id`. */
export type ReportSource = { rows: RawBuilder<unknown>; order: RawBuilder<unknown> }

type Report = { columns: readonly ReportColumn[]; source: ReportSource; names: ReportNames }
type Reader = Pick<Ctx, 'db'>

/** Whose ids stand in the columns of people. */
export type ReportNames = Readonly<Record<'party' | 'staff', (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>>>

const mostInSheet = 100_000

/** One page of a report and what all of it comes to: one question to the database. Past the end stands the last page. */
export async function readReport(ctx: Reader, report: Report, page: number) {
  const rowsOf = (one: number) => found(ctx, report, { most: reportRowsPerPage, after: (one - 1) * reportRowsPerPage })
  const first = await rowsOf(page)
  const count = Number(first[0]?.allOfThem ?? 0)
  const at = pageWithin(page, count, reportRowsPerPage)
  const rows = at === page ? first : await rowsOf(at)
  return { rows: count > 0 ? await named(report, rows) : [], sums: sumsIn(report, first[0]), count, at }
}

/** All of it, for a sheet. */
export async function wholeReport(ctx: Reader, report: Report) {
  const rows = await found(ctx, report, { most: mostInSheet, after: 0 })
  const count = Number(rows[0]?.allOfThem ?? 0)
  return { rows: count > 0 ? await named(report, rows) : [], sums: sumsIn(report, rows[0]) }
}

/** The columns that are added up. */
const summed = (columns: readonly ReportColumn[]) => columns.filter(({ as }) => as === 'money' || as === 'count')

type Part = { most: number; after: number }

async function found({ db }: Reader, { columns, source: { rows: source, order } }: Report, { most, after }: Part) {
  const sums = [
    sql`count(*) all_of_them`,
    ...summed(columns).map(({ key }) => sql`coalesce(sum(${sql.ref(key)}), 0)::bigint ${sql.ref(`all_${key}`)}`),
  ]
  const { rows } = await sql<ReportRow & { allOfThem: bigint }>`
    with asked as materialized (${source}), sums as (select ${sql.join(sums)} from asked)
    select * from sums left join (select * from asked order by ${order} limit ${most} offset ${after}) shown on true`.execute(db)
  return rows
}

const sumsIn = ({ columns }: Report, row: ReportRow | undefined): ReportSums =>
  Object.fromEntries(
    summed(columns).map(({ key }) => [key, BigInt(row?.[`all${key.charAt(0).toUpperCase()}${key.slice(1)}`] ?? 0)]),
  )

/** With people by their names: what leads to them stays beside it. */
async function named({ columns, names }: Report, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const people = columns.filter(({ as }) => as === 'party' || as === 'staff')
  const called = new Map<string, string>()
  for (const as of ['party', 'staff'] as const) {
    const keys = people.filter((column) => column.as === as).map(({ key }) => key)
    const ids = [...new Set(keys.flatMap((key) => rows.flatMap((row) => String(row[key] ?? '') || [])))]
    if (ids.length > 0) for (const [id, name] of await names[as](ids)) called.set(id, name)
  }
  return rows.map(({ allOfThem: _, ...row }) => ({
    ...row,
    id: row.id,
    ...Object.fromEntries(people.map(({ key }) => [`${key}Name`, called.get(String(row[key])) ?? null])),
  }))
}
