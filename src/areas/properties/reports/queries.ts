import { sql } from 'kysely'
import { customersNamed } from '#areas/customers/public.ts'
import { namesOf } from '#areas/identity/public.ts'
import { branchChoices } from '#areas/properties/queries.ts'
import type { Ctx } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { pageWithin } from '#values/pages.ts'
import { leasePath } from '../leases/lease.ts'
import { type ReportColumn, type ReportName, reports } from './report.ts'
import { type ReportAsked, rowsPerPage } from './report-asked.ts'
import { sources } from './sources.ts'
import type { Reader } from './within.ts'

/** A row by the keys of its columns, and what its names lead to. */
export type ReportRow = { id: string; [key: string]: string | number | bigint | null }
/** What the columns of money come to, and what percents are parts of. */
export type ReportSums = Record<string, bigint>

const columnsOf = (name: ReportName): readonly ReportColumn[] => reports[name].columns

/** The columns that are added up. */
export const summed = (name: ReportName) => columnsOf(name).filter(({ as }) => as === 'money' || as === 'count')

type Part = { permission: Permission; most: number; after: number }

async function found(ctx: Reader, name: ReportName, { permission, most, after, ...asked }: ReportAsked & Part) {
  const { rows: source, order } = sources[name](ctx, { ...asked, permission })
  const sums = summed(name).map(({ key }) => sql`coalesce(sum(${sql.ref(key)}), 0)::bigint ${sql.ref(`all_${key}`)}`)
  const { rows } = await sql<ReportRow & { allOfThem: bigint }>`
    with asked as materialized (${source}), sums as (select count(*) all_of_them, ${sql.join(sums)} from asked)
    select * from sums left join (select * from asked order by ${order} limit ${most} offset ${after}) shown on true`.execute(
    ctx.db,
  )
  return rows
}

const sumsIn = (name: ReportName, row: ReportRow | undefined): ReportSums =>
  Object.fromEntries(summed(name).map(({ key }) => [key, BigInt(row?.[`all${key.charAt(0).toUpperCase()}${key.slice(1)}`] ?? 0)]))

/** One page of a report and what all of it comes to: one question to the books. Past the end stands the last page. */
export async function report(ctx: Ctx, name: ReportName, asked: ReportAsked & { permission: Permission }) {
  const part = { ...asked, most: rowsPerPage }
  const first = await found(ctx, name, { ...part, after: (asked.page - 1) * rowsPerPage })
  const count = Number(first[0]?.allOfThem ?? 0)
  const at = pageWithin(asked.page, count, rowsPerPage)
  const rows = at === asked.page ? first : await found(ctx, name, { ...part, after: (at - 1) * rowsPerPage })
  return { rows: count > 0 ? await named(ctx, name, rows) : [], sums: sumsIn(name, first[0]), count, at }
}

/** All of it, for a sheet. */
export async function wholeReport(ctx: Ctx, name: ReportName, asked: ReportAsked & { permission: Permission }) {
  const rows = await found(ctx, name, { ...asked, most: 100_000, after: 0 })
  const count = Number(rows[0]?.allOfThem ?? 0)
  return { rows: count > 0 ? await named(ctx, name, rows) : [], sums: sumsIn(name, rows[0]) }
}

/** With people by their names: what leads to them stays beside it. */
async function named(ctx: Ctx, name: ReportName, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const columns = columnsOf(name)
  const idsIn = (as: 'party' | 'staff') => [
    ...new Set(
      columns.filter((column) => column.as === as).flatMap(({ key }) => rows.flatMap((row) => String(row[key] ?? '') || [])),
    ),
  ]
  const [parties, staff] = [idsIn('party'), idsIn('staff')]
  const names = new Map<string, string>()
  if (parties.length) for (const { id, name: called } of await customersNamed(ctx, parties)) names.set(id, called)
  if (staff.length) for (const [id, called] of await namesOf(ctx, staff)) names.set(id, called)
  const people = columns.filter(({ as }) => as === 'party' || as === 'staff')
  return rows.map(({ allOfThem: _, ...row }) => ({
    ...row,
    id: row.id,
    ...(typeof row.leaseId === 'string' && { leasePath: leasePath(row.leaseId) }),
    ...Object.fromEntries(people.flatMap(({ key }) => [[`${key}Name`, names.get(String(row[key])) ?? null]])),
  }))
}

const mostChoices = 300

/** What a report can be narrowed to, within reach. */
export async function choicesOf(ctx: Reader, permission: Permission) {
  const places = await ctx.db
    .selectFrom('properties')
    .select(['id', 'name'])
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'properties.branchId' }))
    .orderBy('sequence')
    .limit(mostChoices)
    .execute()
  const shares = await ctx.db
    .selectFrom('ownershipShares')
    .innerJoin('shareSets', 'shareSets.id', 'ownershipShares.setId')
    .innerJoin('properties', 'properties.id', 'shareSets.propertyId')
    .select('ownershipShares.partyId')
    .distinct()
    .where((eb) => withinReach(eb, ctx.actor, permission, { branch: 'properties.branchId' }))
    .limit(mostChoices)
    .execute()
  const owners = await customersNamed(
    ctx,
    shares.map(({ partyId }) => partyId),
  )
  return {
    branches: await branchChoices(ctx, permission),
    properties: places.map(({ id, name }) => [id, name] as const),
    owners: owners.map(({ id, name }) => [id, name] as const).toSorted(([, one], [, other]) => one.localeCompare(other, 'ar')),
  }
}
export type Choices = Awaited<ReturnType<typeof choicesOf>>
