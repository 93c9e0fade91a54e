import { sql } from 'kysely'
import { customersSeen, mergedRecords } from '#areas/customers/public.ts'
import { duesToCollect, openDuesOf, servicesOwed } from '#areas/finance/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { type BoardAsked, everybody } from './board-asked.ts'
import { placesOfParties } from './collected-kind.ts'
import {
  type BoardColumn,
  boardColumnNames,
  type FollowUpOutcome,
  type FollowUpWay,
  oldAfter,
  type PromiseStatus,
} from './collecting.ts'
import { isNumber, narrowedBy } from './narrowing.ts'
import { isWaitedFor, paidOfPromise } from './promised.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds'>

/** What a board can hold: who has more debtors than that works with the list of debts. */
const most = 500

type Tried = { way: FollowUpWay; outcome: FollowUpOutcome; note: string | null; at: string }

/** Of the records of this customer, what was merged into it among them. */
const theirs = sql`in (select records_of_one(party.id))`

const lastTried = sql<Tried | null>`(select json_build_object('way', way, 'outcome', outcome, 'note', note, 'at', logged_at)
  from follow_ups where party_id ${theirs} order by logged_at desc, id desc limit 1)`

/** Of what a card asks for: what is late, or where nothing is, what is due until tomorrow. */
const besides = (today: string) =>
  servicesOwed({
    ...{ party: sql`party.id`, rentAlone: sql`asked.rent_alone`, from: sql`asked.since` },
    until: sql`case when asked.since < ${today} then ${daysAfter(today, -1)}::date else ${daysAfter(today, 1)}::date end`,
  })

type Waited = { partyId: string; promised: bigint; promisedOn: string; paid: bigint }
/** Whoever said when they would pay and has not paid it yet, under the record that stands for them today; and what they paid of it. */
const waitedFor = sql<Waited>`(select distinct on (1) coalesce(one.one, promises.party_id) party_id,
    promises.amount promised, promises.promised_on, ${paidOfPromise} paid
  from promises left join (${mergedRecords}) one on one.id = promises.party_id
  where ${isWaitedFor} order by 1, promises.promised_on desc)`
const brokenBefore = sql<{
  partyId: string
  times: number
}>`(select coalesce(one.one, promises.party_id) party_id, count(*)::integer times
  from promises left join (${mergedRecords}) one on one.id = promises.party_id where status = 'broken' group by 1)`

/** Whoever has something to pay until tomorrow, or said when they would: of a hundred thousand customers these are a few. */
const asking = ({ db }: Reader, today: string) =>
  db
    .selectFrom(duesToCollect(daysAfter(today, 1), today).as('dues'))
    .fullJoin(waitedFor.as('waited'), 'waited.partyId', 'dues.partyId')
    .select(sql<string>`coalesce(dues.party_id, waited.party_id)`.as('partyId'))
    .select(({ fn, val }) => [
      fn.coalesce('dues.owed', val(0n)).as('owed'),
      fn.coalesce('dues.due', val(0n)).as('due'),
      fn.coalesce('dues.late', val(0n)).as('late'),
    ])
    .select(['dues.since', 'dues.rentAlone', 'waited.promised', 'waited.promisedOn', 'waited.paid', columnOn(today).as('column')])
    .select(toComeOn(today).as('toCome'))

/** What is still to come of a promise whose day is not over. */
const toComeOn = (today: string) =>
  sql<bigint>`(case when waited.promised_on >= ${today} then waited.promised - waited.paid else 0 end)::bigint`

/** Whoever has promised all that is late is waited for until that day is over; others stand by the age of the oldest they owe. */
const columnOn = (today: string) => sql<BoardColumn>`case
  when waited.promised_on >= ${today} and ${toComeOn(today)} >= coalesce(dues.late, 0) then 'promised'
  when dues.since is null or dues.since >= ${today} then 'soon'
  when ${today}::date - dues.since > ${oldAfter} then 'old' else 'late' end`

/** What a card stands for: what is still to come of a promise, what is late beside one, or what is due until tomorrow. */
const amountOn = sql<bigint>`case asked."column" when 'promised' then asked.to_come
  when 'soon' then asked.owed else asked.late - asked.to_come end`

/**
 * Those of them whom this person sees. They are found once and first: weighed together with it, whatever narrows them looks free. And in
 * their order: then only the first are looked up, where no more are shown.
 */
const onTheBoard = (ctx: Reader, filters: BoardAsked, today: string) =>
  ctx.db
    .with(
      (named) => named('asked').materialized(),
      () => asking(ctx, today).orderBy(sql`since nulls last`).orderBy('partyId'),
    )
    .selectFrom('asked')
    .innerJoin(customersSeen(ctx, isNumber(filters.q) ? '' : filters.q).as('party'), 'party.id', 'asked.partyId')
    .leftJoin(brokenBefore.as('before'), 'before.partyId', 'asked.partyId')
    .where((eb) => eb.and(narrowedBy(ctx, filters, today)))

/** Each of them with what there is to do about it. */
export async function debtors(ctx: Reader, filters = everybody) {
  const today = dayOf(ctx.now())
  const rows = await onTheBoard(ctx, filters, today)
    .select(['party.id', 'party.name', 'party.number', 'party.phone', 'asked.column', amountOn.as('amount')])
    .select(['asked.owed', 'asked.due', 'asked.late', 'asked.since', 'asked.promised', 'asked.promisedOn', 'asked.paid'])
    .select(({ fn, val }) => [
      besides(today).as('services'),
      lastTried.as('last'),
      fn.coalesce('before.times', val(0)).as('broken'),
    ])
    .orderBy(sql`asked.since nulls last`)
    .orderBy('asked.partyId')
    .limit(most)
    .execute()
  const homes = await placesOfParties(
    ctx,
    rows.map(({ id }) => id),
  )
  const cards = rows.map(({ promised, promisedOn, paid, ...row }) => ({
    ...row,
    homes: homes.get(row.id) ?? null,
    promise: promisedOn === null ? null : { amount: promised ?? 0n, on: promisedOn, paid: paid ?? 0n },
  }))
  return { today, cards }
}
export type Debtor = Awaited<ReturnType<typeof debtors>>['cards'][number]

type Tally = { count: number; sum: bigint }

/** How many stand in each column, and for how much: of all of them, where the cards are the first. */
export async function boardFigures(ctx: Reader, filters = everybody) {
  const today = dayOf(ctx.now())
  const isToday = sql`asked.promised_on = ${today}`
  const hasBroken = sql`before.times > 0 and asked.due > 0`
  const rows = await onTheBoard(ctx, filters, today)
    .select(['asked.column', sql<number>`count(*)::integer`.as('count'), sql<bigint>`sum(${amountOn})::bigint`.as('sum')])
    .select([
      sql<number>`(count(*) filter (where ${isToday}))::integer`.as('promisesToday'),
      sql<bigint>`coalesce(sum(asked.to_come) filter (where ${isToday}), 0)::bigint`.as('promisedToday'),
      sql<number>`(count(*) filter (where ${hasBroken}))::integer`.as('whoBroke'),
      sql<bigint>`coalesce(sum(asked.due) filter (where ${hasBroken}), 0)::bigint`.as('owedByThem'),
    ])
    .groupBy('asked.column')
    .execute()
  const columnOf = (name: BoardColumn) => rows.find(({ column }) => column === name) ?? { count: 0, sum: 0n }
  const columns = Object.fromEntries(boardColumnNames.map((name) => [name, columnOf(name)])) as Record<BoardColumn, Tally>
  return {
    columns,
    all: together(rows),
    late: together([columns.late, columns.old]),
    promisedToday: together(rows.map((row) => ({ count: row.promisesToday, sum: row.promisedToday }))),
    broken: together(rows.map((row) => ({ count: row.whoBroke, sum: row.owedByThem }))),
  }
}
export type BoardFigures = Awaited<ReturnType<typeof boardFigures>>

const together = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((so, { count, sum }) => ({ count: so.count + count, sum: so.sum + sum }), { count: 0, sum: 0n })

/** One of them, with all that was tried and promised; null where this person sees no such customer. */
export async function debtor(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const today = dayOf(ctx.now())
  const row = await ctx.db
    .selectFrom(customersSeen(ctx, '').as('party'))
    .leftJoin(duesToCollect('2100-12-31', today).as('dues'), 'dues.partyId', 'party.id')
    .select(['party.id', 'party.name', 'party.number', 'party.phone'])
    .select(['dues.owed', 'dues.due', 'dues.late', 'dues.since'])
    .select([triedSoFar.as('tried'), promisedSoFar.as('promises')])
    .where('party.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const promises = row.promises.map(({ amount, paid, ...one }) => {
    return { ...one, amount: BigInt(amount), paid: BigInt(paid) }
  })
  const [dues, homes] = await Promise.all([openDuesOf(ctx, row.id), placesOfParties(ctx, [row.id])])
  return {
    ...row,
    homes: homes.get(row.id) ?? null,
    today,
    promises,
    dues,
    owed: row.owed ?? 0n,
    due: row.due ?? 0n,
    late: row.late ?? 0n,
  }
}
export type ShownDebtor = NonNullable<Awaited<ReturnType<typeof debtor>>>

type TriedRow = Tried & { id: string }
type PromiseRow = { id: string; amount: string; on: string; status: PromiseStatus; paid: string } & Record<
  'note' | 'reason',
  string | null
>

const triedSoFar = sql<TriedRow[]>`coalesce((select json_agg(t order by t.at desc, t.id desc) from (
  select id, way, outcome, note, logged_at as at from follow_ups where party_id ${theirs} order by logged_at desc, id desc limit 30) t), '[]')`
const promisedSoFar = sql<PromiseRow[]>`coalesce((select json_agg(p order by p.at desc, p.id desc) from (
  select id, amount::text, promised_on as "on", case when status = 'open' and not ${isWaitedFor} then 'kept' else status end status,
    coalesce(paid, ${paidOfPromise})::text paid, note, end_reason reason, recorded_at as at
  from promises where party_id ${theirs} order by recorded_at desc, id desc limit 30) p), '[]')`
