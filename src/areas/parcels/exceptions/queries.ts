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

/** What an office can look through at most. */
const mostStanding = 10_000

/**
 * One page of what needs a decision, the oldest first, how many there are of each kind, and what is still to be collected
 * for senders of what stands: all of it is asked for once.
 */
export async function exceptionsFound(ctx: Reader, asked: ExceptionsAsked) {
  const standing = await (await matching(ctx, { ...asked, kind: '' }))
    .select(columns)
    .orderBy('x.since')
    .orderBy('parcels.id')
    .limit(mostStanding)
    .execute()
  const forSenders = standing.reduce((sum, one) => sum + (one.endedAt || one.isReturning ? 0n : one.cod), 0n)
  const counts: Record<string, number> = {}
  for (const { kind } of standing) counts[kind] = (counts[kind] ?? 0) + 1
  const meant = standing.filter(({ kind }) => asked.kind === '' || kind === asked.kind)
  const at = pageWithin(asked.page, meant.length, perPage)
  const rows = meant.slice((at - 1) * perPage, at * perPage)
  return {
    ...{ rows: await told(ctx, rows), count: meant.length, at, all: standing.length, counts, forSenders },
    ...{ first: standing[0]?.since ?? null, now: ctx.now(), branches: await branchChoices(ctx) },
  }
}
export type ExceptionRow = Awaited<ReturnType<typeof exceptionsFound>>['rows'][number]

export async function* exportedExceptions(ctx: Reader, asked: ExceptionsAsked) {
  const rows = await (await matching(ctx, asked)).select(columns).orderBy('x.since').limit(50_000).execute()
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
