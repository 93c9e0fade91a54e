import { sql } from 'kysely'
import { takenNow } from '#areas/calendar/public.ts'
import { customersSeen, mergedRecords } from '#areas/customers/public.ts'
import { duesToCollect } from '#areas/finance/public.ts'
import type { UnitKind } from '#areas/properties/property.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { columnOf, type FollowUpOutcome, type FollowUpWay, type PromiseStatus } from './collecting.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** What a board can hold: who has more debtors than that works with the list of debts. */
const most = 500

type Home = { kind: UnitKind; number: string; property: string }
type Tried = { way: FollowUpWay; outcome: FollowUpOutcome; note: string | null; at: string }
type Promised = { amount: string; on: string }

/** Of the records of this customer, what was merged into it among them. */
const theirs = sql`in (select records_of_one(party.id))`

const lastTried = sql<Tried | null>`(select json_build_object('way', way, 'outcome', outcome, 'note', note, 'at', logged_at)
  from follow_ups where party_id ${theirs} order by logged_at desc, id desc limit 1)`
const openPromise = sql<Promised | null>`(select json_build_object('amount', amount::text, 'on', promised_on)
  from promises where party_id ${theirs} and status = 'open' order by promised_on desc limit 1)`
const brokenSoFar = sql<number>`(select count(*)::integer from promises where party_id ${theirs} and status = 'broken')`

/** Whoever said when they would pay, under the record that stands for them today. */
const waitedFor = sql<{ partyId: string }>`(select distinct coalesce(one.one, promises.party_id) party_id
  from promises left join (${mergedRecords}) one on one.id = promises.party_id where status = 'open')`

/** Where one of them lives now: looked for only where it is shown. */
const homes = (ctx: Reader) =>
  ctx.db
    .selectFrom(takenNow(ctx).as('taken'))
    .innerJoin('units', 'units.id', 'taken.resourceId')
    .innerJoin('properties', 'properties.id', 'units.propertyId')
    .select(
      sql<Home[]>`json_agg(json_build_object('kind', units.kind, 'number', units.number, 'property', properties.name)
        order by properties.name, units.number)`.as('homes'),
    )
    .where('taken.kind', '=', 'lease')
    .where(sql<boolean>`taken.party_id = party.id`)
    .as('homes')

/** Whoever has something to pay until tomorrow, or said when they would: of a hundred thousand customers these are a few. */
const asked = ({ db }: Reader, today: string) =>
  db
    .selectFrom(duesToCollect(daysAfter(today, 1), today).as('dues'))
    .fullJoin(waitedFor.as('waited'), 'waited.partyId', 'dues.partyId')
    .select(sql<string>`coalesce(dues.party_id, waited.party_id)`.as('partyId'))
    .select(['dues.owed', 'dues.due', 'dues.late', 'dues.since'])

/** Each of them with what there is to do about it. */
export async function debtors(ctx: Reader) {
  const today = dayOf(ctx.now())
  const rows = await ctx.db
    .selectFrom(asked(ctx, today).as('asked'))
    .innerJoin(customersSeen(ctx, '').as('party'), 'party.id', 'asked.partyId')
    .select(['party.id', 'party.name', 'party.number', 'party.phone'])
    .select(['asked.owed', 'asked.due', 'asked.late', 'asked.since'])
    .select([homes(ctx), lastTried.as('last'), openPromise.as('promise'), brokenSoFar.as('broken')])
    .orderBy(sql`asked.since nulls last`)
    .orderBy('party.id')
    .limit(most)
    .execute()
  const cards = rows.map(({ promise, owed, due, late, ...row }) => ({
    ...row,
    ...{ owed: owed ?? 0n, due: due ?? 0n, late: late ?? 0n },
    ...{ promise: promise && { amount: BigInt(promise.amount), on: promise.on } },
    column: columnOf({ since: row.since, promisedOn: promise?.on ?? null }, today),
  }))
  return { today, cards }
}
export type Debtor = Awaited<ReturnType<typeof debtors>>['cards'][number]

/** One of them, with all that was tried and promised; null where this person sees no such customer. */
export async function debtor(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const today = dayOf(ctx.now())
  const row = await ctx.db
    .selectFrom(customersSeen(ctx, '').as('party'))
    .leftJoin(duesToCollect('2100-12-31', today).as('dues'), 'dues.partyId', 'party.id')
    .select(['party.id', 'party.name', 'party.number', 'party.phone'])
    .select(['dues.owed', 'dues.due', 'dues.late', 'dues.since'])
    .select([homes(ctx), triedSoFar.as('tried'), promisedSoFar.as('promises')])
    .where('party.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const promises = row.promises.map(({ amount, paid, ...one }) => {
    return { ...one, amount: BigInt(amount), paid: paid === null ? null : BigInt(paid) }
  })
  return { ...row, today, promises, owed: row.owed ?? 0n, due: row.due ?? 0n, late: row.late ?? 0n }
}
export type ShownDebtor = NonNullable<Awaited<ReturnType<typeof debtor>>>

type TriedRow = Tried & { id: string }
type PromiseRow = { id: string; amount: string; on: string; status: PromiseStatus; paid: string | null; note: string | null }

const triedSoFar = sql<TriedRow[]>`coalesce((select json_agg(t order by t.at desc, t.id desc) from (
  select id, way, outcome, note, logged_at as at from follow_ups where party_id ${theirs} order by logged_at desc, id desc limit 30) t), '[]')`
const promisedSoFar = sql<PromiseRow[]>`coalesce((select json_agg(p order by p.at desc, p.id desc) from (
  select id, amount::text, promised_on as "on", status, paid::text, note, recorded_at as at
  from promises where party_id ${theirs} order by recorded_at desc, id desc limit 30) p), '[]')`
