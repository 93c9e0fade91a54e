import { sql } from 'kysely'
import { customersNamed } from '#areas/customers/public.ts'
import { accountsToChoose } from '#areas/finance/cash/account-queries.ts'
import { smallestCoin } from '#areas/finance/cash/coins.ts'
import { ownBox } from '#areas/finance/cash/move-queries.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { namesOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { handOverNumber } from './cod.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

const mostShown = 40

/** Whoever counts is told no sum before the count: this is for those who decide, or keep the books. */
const seesSums = ({ actor }: Pick<Ctx, 'actor'>) => actor.may(may.settleCustody) || actor.may(may.viewBoxBalances)

/** Each sum that is with a courier and that no hand-over has settled. */
export const sumsInHands = sql<{ courierId: string; amount: bigint; at: Date; branchId: string }>`(
  select c.holder courier_id, c.amount, c.taken_at at, c.branch_id from cods c left join cod_hand_overs h on h.id = c.hand_over_id
    where c.way = 'courier' and c.reversed_by is null and h.status is distinct from 'settled'
  union all
  select p.key, p.amount, r.received_at, r.branch_id from receipt_parts p join receipts r on r.id = p.receipt_id
    left join cod_hand_over_parts o on o.part_id = p.id left join cod_hand_overs h on h.id = o.hand_over_id
    where p.account = '1115' and h.status is distinct from 'settled'
      and not exists (select from receipt_reversals v where v.receipt_id = r.id))`

/** What each has with them: how much, of how many, since when. */
const cashInHands = sql<{ courierId: string; sum: bigint; count: number; since: Date; branchId: string }>`(
  select courier_id, sum(amount)::bigint sum, count(*)::int count, min(at) since, min(branch_id::text)::uuid branch_id
  from ${sumsInHands} held group by courier_id)`

/** How many couriers have had money with them since before this moment, and since when the first. */
export const lateInHands = ({ db, actor }: Pick<Ctx, 'db' | 'actor'>, before: Date) =>
  db
    .selectFrom(cashInHands.as('held'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('since').as('since')])
    .where('since', '<', before)
    .where((eb) => withinReach(eb, actor, may.viewCustody, { branch: 'held.branchId' }))

/** The couriers who have money with them, since when and how much. */
export async function couriersWithCash(ctx: Reader) {
  const rows = await ctx.db.selectFrom(cashInHands.as('held')).selectAll().orderBy('sum', 'desc').execute()
  const near = rows.filter(({ branchId }) => reaches(ctx.actor, may.viewCustody, { branchId }))
  const names = await namesOf(
    ctx,
    near.map(({ courierId }) => courierId),
  )
  const sees = seesSums(ctx)
  return near.map(({ sum, ...row }) => ({ ...row, courier: names.get(row.courierId) ?? '', sum: sees ? sum : null }))
}

/** What was said, counted and decided of late. */
export async function handOversSeen(ctx: Reader) {
  const rows = await ctx.db
    .selectFrom('codHandOvers')
    .selectAll()
    .where('status', '<>', 'withdrawn')
    .where((eb) => withinReach(eb, ctx.actor, may.viewCustody, { branch: 'codHandOvers.branchId' }))
    .orderBy(sql`status = 'settled'`)
    .orderBy('declaredAt', 'desc')
    .limit(mostShown)
    .execute()
  const names = await namesOf(
    ctx,
    rows.map(({ courierId }) => courierId),
  )
  return rows.map((row) => ({
    ...{ id: row.id, number: handOverNumber(row.sequence), courier: names.get(row.courierId) ?? '', status: row.status },
    ...{ at: row.countedAt ?? row.declaredAt, counted: row.counted },
    difference: row.counted === null ? null : row.counted - row.expected,
  }))
}

/** One hand-over with what was taken; null where this person sees none. The sums stay hidden from whoever is to count. */
export async function handOverShown(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('codHandOvers')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'withdrawn')
    .where((eb) => withinReach(eb, ctx.actor, may.viewCustody, { branch: 'codHandOvers.branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const names = await namesOf(
    ctx,
    [row.courierId, row.countedBy, row.decidedBy].flatMap((one) => one ?? []),
  )
  const nameOf = (person: string | null) => (person ? (names.get(person) ?? person) : null)
  const isOpen = row.status === 'declared' || row.status === 'differs'
  const mayCount =
    isOpen && reaches(ctx.actor, may.countCustody, row) && ctx.actor.id !== row.courierId && ctx.actor.id !== row.countedBy
  const sees = row.status === 'settled' || (!mayCount && row.status !== 'declared') || seesSums(ctx)
  const own = mayCount ? await ownBox(ctx) : null
  return {
    ...{ id, number: handOverNumber(row.sequence), status: row.status, declaredAt: row.declaredAt, countedAt: row.countedAt },
    ...{
      courier: nameOf(row.courierId) ?? '',
      counter: nameOf(row.countedBy),
      decider: nameOf(row.decidedBy),
      borneBy: row.borneBy,
    },
    sums: sees ? { declared: row.declared, expected: row.expected, counted: row.counted } : null,
    taken: sees ? await takenIn(ctx, id) : null,
    ...{ mayCount, box: own?.name ?? null, coin: await smallestCoin(ctx) },
    over: await overOf(ctx, row),
    maySettle:
      row.status === 'differs' &&
      reaches(ctx.actor, may.settleCustody, row) &&
      ctx.actor.id !== row.courierId &&
      ctx.actor.id !== row.countedBy,
  }
}
const knownAs = ({ db }: Pick<Ctx, 'db'>, handOverId: string) =>
  db
    .selectFrom('receiptParts as p')
    .innerJoin('receipts as r', 'r.id', 'p.receiptId')
    .leftJoin('receiptReversals as v', 'v.receiptId', 'r.id')
    .select(['r.id', 'r.number', 'r.payer', 'p.amount'])
    .where('p.account', '=', '2159')
    .where('p.key', '=', handOverId)
    .where('v.receiptId', 'is', null)
    .executeTakeFirst()

/** What was too much at hand-overs and has no owner yet, the oldest first. */
export async function oversUnknown(ctx: Reader) {
  const { rows } = await sql<{ id: string; sequence: bigint; courierId: string; branchId: string; tooMuch: bigint; at: Date }>`
    select h.id, h.sequence, h.courier_id, h.branch_id, (h.counted - h.expected)::bigint too_much, coalesce(h.decided_at, h.counted_at) at
    from cod_hand_overs h
    where h.status = 'settled' and h.counted > h.expected and not exists (
      select from receipt_parts p where p.account = '2159' and p.key = h.id::text
        and not exists (select from receipt_reversals r where r.receipt_id = p.receipt_id))
    order by at limit ${mostShown}`.execute(ctx.db)
  const near = rows.filter(({ branchId }) => reaches(ctx.actor, may.settleCustody, { branchId }))
  const names = await namesOf(
    ctx,
    near.map(({ courierId }) => courierId),
  )
  return near.map(({ sequence, courierId, ...row }) => ({
    ...row,
    ...{ number: handOverNumber(sequence), courier: names.get(courierId) ?? '' },
  }))
}

/** Whose money was in a hand-over, as they stand in the books: the senders it was taken for, and who paid us at the door. */
export async function partiesInHandOver({ db }: Pick<Ctx, 'db'>, id: string) {
  const { rows } = await sql<{ partyId: string; name: string }>`
    select distinct p.id party_id, p.name from parties p where p.id in (
      select merchant_id from cods where hand_over_id = ${id}
      union select r.party_id from cod_hand_over_parts o join receipt_parts p on p.id = o.part_id
        join receipts r on r.id = p.receipt_id where o.hand_over_id = ${id})
    order by 2`.execute(db)
  return rows
}

/** The parcels whose money was in it. */
export const parcelsInHandOver = ({ db }: { db: Ctx['db'] }, id: string) =>
  db.selectFrom('cods').select('parcelId').where('handOverId', '=', id).execute()

export type ShownHandOver = NonNullable<Awaited<ReturnType<typeof handOverShown>>>

type Settled = {
  id: string
  status: string
  counted: bigint | null
  expected: bigint
  courierId: string
  countedBy: string | null
  branchId: string
}

/** What was too much, whose it turned out to be, and whether this person may say so; null where nothing was. */
async function overOf(ctx: Reader, row: Settled) {
  if (row.status !== 'settled' || row.counted === null || row.counted <= row.expected) return null
  const known = (await knownAs(ctx, row.id)) ?? null
  const isAnother = ctx.actor.id !== row.courierId && ctx.actor.id !== row.countedBy
  const mayKnow = !known && isAnother && reaches(ctx.actor, may.settleCustody, row)
  return { amount: row.counted - row.expected, known, mayKnow }
}

async function takenIn({ db }: Pick<Ctx, 'db'>, id: string) {
  const { rows } = await sql<{ number: string; whose: string; amount: bigint }>`
    select c.number, p.name whose, c.amount from cods c join parties p on p.id = c.merchant_id where c.hand_over_id = ${id}
    union all
    select r.number, r.payer, p.amount from cod_hand_over_parts o join receipt_parts p on p.id = o.part_id
      join receipts r on r.id = p.receipt_id where o.hand_over_id = ${id}
    order by 1`.execute(db)
  return rows
}

/** What a courier has said they bring and nobody has taken; null where they said nothing. */
export const saidBy = ({ db }: Pick<Ctx, 'db'>, courierId: string) =>
  db
    .selectFrom('codHandOvers')
    .select(['id', 'status', 'declared', 'expected', 'declaredAt'])
    .where('courierId', '=', courierId)
    .where('status', 'in', ['declared', 'differs', 'asked'])
    .executeTakeFirst()

/** Money of merchants that lies in boxes and has not gone to the bank by its parcels. */
export async function codsToDeposit(ctx: Reader) {
  const box = await ownBox(ctx)
  if (!box) return null
  const rows = await ctx.db
    .selectFrom('cods as c')
    .leftJoin('codHandOvers as h', 'h.id', 'c.handOverId')
    .select(['c.id', 'c.number', 'c.amount', 'c.takenOn', 'c.merchantId'])
    .where('c.branchId', '=', box.branchId)
    .where('c.way', '<>', 'card')
    .where('c.moveId', 'is', null)
    .where('c.confirmedBy', 'is', null)
    .where('c.reversedBy', 'is', null)
    .where(({ eb, or }) => or([eb('c.way', '=', 'box'), eb('h.status', '=', 'settled')]))
    .orderBy('c.takenAt')
    .limit(500)
    .execute()
  const names = new Map(
    (
      await customersNamed(
        ctx,
        rows.map(({ merchantId }) => merchantId),
      )
    ).map(({ id, name }) => [id, name]),
  )
  const shown = rows.map((row) => ({ ...row, merchant: names.get(row.merchantId) ?? '' }))
  return { box: box.name, rows: shown, accounts: await accountsToChoose(ctx, ['operating']) }
}
export type CodsToDeposit = NonNullable<Awaited<ReturnType<typeof codsToDeposit>>>
