import { type InferResult, type Nullable, sql } from 'kysely'
import { bagPath, parcelPath } from '#areas/parcels/paths.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { pageWithin } from '#values/pages.ts'
import { bagNumber } from '../bags/bag.ts'
import { foundBy } from '../journey/found-by.ts'
import { shownNumber } from '../journey/number.ts'
import { branchChoices } from '../journey/queries.ts'
import { seenBy } from '../journey/seen-by.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { type ExceptionsAsked, exceptionsPerPage as perPage } from './asked.ts'
import { awaited, type ExceptionKind, nextActs, whatHappened } from './exception.ts'
import { type StandingRules, standing } from './sources.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'known'>
type Asking = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What stands, with its parcel, for whoever sees it. */
export function standingSeen({ db, actor, now }: Asking, rules: StandingRules) {
  const asked = { now: now(), today: dayOf(now()), ...rules }
  return db
    .selectFrom(standing(asked).as('x'))
    .innerJoin('parcels', 'parcels.id', 'x.parcelId')
    .where((eb) => seenBy(eb, actor))
}

async function matching(ctx: Asking, { q, kind, branch }: Pick<ExceptionsAsked, 'q' | 'kind' | 'branch'>) {
  const rules = await parcelRulesNow(ctx.db)
  return standingSeen(ctx, rules)
    .where((eb) => foundBy(eb, q))
    .$if(kind !== '', (all) => all.where('x.kind', '=', kind as ExceptionKind))
    .$if(isUuid(branch), (all) => all.where('parcels.branchId', '=', branch))
}

const columns = [
  ...(['parcels.id', 'number', 'place', 'parcels.state', 'isReturning', 'senderName', 'recipientName'] as const),
  ...(['parcels.branchId', 'x.kind', 'x.since', 'x.detail', 'x.bagId'] as const),
  ...(['parcels.cod', 'parcels.endedAt'] as const),
] as const

type Row = {
  id: string
  number: string
  kind: ExceptionKind
  state: string
  since: Date
  detail: string | null
  bagId: string | null
}

async function told<One extends Row>(ctx: Reader, rows: readonly One[]) {
  const ids = rows.flatMap(({ bagId }) => bagId ?? [])
  const bags = ids.length > 0 ? await ctx.db.selectFrom('parcelBags').selectAll().where('id', 'in', ids).execute() : []
  const named = new Map(bags.map((bag) => [bag.id, bagNumber(bag)]))
  const [offices, opens] = [new Map(await branchChoices(ctx)), ctx.actor.may(may.sort)]
  return rows.map(({ bagId, number, ...row }) => ({
    ...{ ...row, number: shownNumber(number), branch: offices.get((row as { branchId?: string }).branchId ?? '') ?? null },
    ...{ what: whatHappened(row, ctx.now()), beside: bagId ? (named.get(bagId) ?? row.detail) : row.detail },
    ...{ awaits: awaited[row.kind], act: nextActs[row.kind], on: dayOf(row.since) },
    path: bagId && opens ? bagPath(bagId) : parcelPath(row.id),
  }))
}

type Group = { kind: ExceptionKind; count: number; first: string; cod: string }
const withColumns = async (ctx: Asking, asked: ExceptionsAsked) => (await matching(ctx, asked)).select(columns)
type Standing = InferResult<Awaited<ReturnType<typeof withColumns>>>[number]

/** One page of what needs a decision, the oldest first, with the groups of all of it in each row; past the end stands the last page. */
async function pageOfStanding(ctx: Asking, { page, kind, ...asked }: ExceptionsAsked) {
  const all = await withColumns(ctx, { ...asked, page, kind: '' })
  const meant = kind === '' ? sql`true` : sql`kind = ${kind}`
  const { rows } = await sql<Nullable<Standing> & { groups: Group[] }>`
    with standing as materialized (${all}),
      counted as (
        select kind, count(*)::int count, min(since) first,
          coalesce(sum(cod) filter (where ended_at is null and not is_returning), 0)::text cod
        from standing group by kind)
    select g.groups, p.*
    from (select coalesce(json_agg(counted), '[]') groups from counted) g
    left join lateral (
      select * from standing where ${meant} order by since, id limit ${perPage}
      offset (select greatest(0, least(${page}::int - 1, (coalesce(sum(count), 0)::int - 1) / ${perPage})) * ${perPage} from counted where ${meant})
    ) p on true
    order by p.since, p.id`.execute(ctx.db)
  const groups = rows[0]?.groups ?? []
  return { groups, rows: rows.map(({ groups: _, ...row }) => row).filter((row): row is Standing => row.id !== null) }
}

/** How many there are of each kind, and what is still to be collected for senders of what stands, with the page that is asked for. */
export async function exceptionsFound(ctx: Reader, asked: ExceptionsAsked) {
  const { groups, rows } = await pageOfStanding(ctx, asked)
  const counts: Record<string, number> = Object.fromEntries(groups.map(({ kind, count }) => [kind, count]))
  const all = groups.reduce((sum, { count }) => sum + count, 0)
  const count = asked.kind === '' ? all : (counts[asked.kind] ?? 0)
  const firsts = groups.map(({ first }) => new Date(first)).toSorted((one, other) => one.getTime() - other.getTime())
  const forSenders = groups.reduce((sum, { cod }) => sum + BigInt(cod), 0n)
  const page = { rows: await told(ctx, rows), count, at: pageWithin(asked.page, count, perPage) }
  return { ...page, all, counts, forSenders, first: firsts[0] ?? null, now: ctx.now(), branches: await branchChoices(ctx) }
}
export type ExceptionRow = Awaited<ReturnType<typeof exceptionsFound>>['rows'][number]

export async function* exportedExceptions(ctx: Reader, asked: ExceptionsAsked) {
  const rows = await (await withColumns(ctx, asked)).orderBy('x.since').limit(50_000).execute()
  yield* await told(ctx, rows)
}

/** What of one parcel needs a decision, for its page. */
export async function exceptionOf(ctx: Asking, parcelId: string) {
  const rules = await parcelRulesNow(ctx.db)
  const row = await standingSeen(ctx, rules)
    .select(['x.kind', 'x.since', 'x.detail', 'parcels.state'])
    .where('parcels.id', '=', parcelId)
    .executeTakeFirst()
  return row ? { kind: row.kind, detail: row.detail, what: whatHappened(row, ctx.now()) } : null
}
export type ExceptionOfParcel = NonNullable<Awaited<ReturnType<typeof exceptionOf>>>
