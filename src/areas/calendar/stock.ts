import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { endOfDay, startOfDay } from '#values/days.ts'
import { stockCounted, stockReturned, stockTaken } from './facts.ts'

/** A thing of which there are many alike, counted instead of named. */
export async function addPool({ tx }: Pick<Work, 'tx'>, { id, kind, total }: { id: string; kind: string; total: number }) {
  await tx.insertInto('resources').values({ id, kind, classId: null, offeredFrom: null, offeredUntil: null }).execute()
  await tx.insertInto('pools').values({ id, total }).execute()
}

/** There are more or fewer of them; never fewer than are promised at one time. */
export async function setPoolTotal(work: Work, { id, total, field }: { id: string; total: number; field: string }) {
  await poolForUpdate(work, id)
  const most = mostAtOnce(await outstanding(work.tx, id), { now: work.now(), from: work.now(), until: null })
  if (total < most) throw fieldFault(field, `المصروف منها والمحجوز ${most}. اكتب عددًا لا يقل عنه.`)
  await work.tx.updateTable('pools').set({ total }).where('id', '=', id).execute()
  work.record(stockCounted, id, { total })
}

/** How many of them are neither out nor promised, now and later; until the end of the transaction nobody takes of them. */
export async function freeStock(work: Work, id: string) {
  const total = await poolForUpdate(work, id)
  return total - mostAtOnce(await outstanding(work.tx, id), { now: work.now(), from: work.now(), until: null })
}

/** So many of them are no more; never of what is out or promised. Says how many there are then. */
export async function dropStock(work: Work, { id, quantity }: { id: string; quantity: number }) {
  const free = await freeStock(work, id)
  if (quantity > free) throw new Refusal('calendar.less-there', `في الساحة منها ${free} فقط، وما سواها عند العملاء أو محجوز.`)
  const total = (await poolForUpdate(work, id)) - quantity
  await work.tx.updateTable('pools').set({ total }).where('id', '=', id).execute()
  work.record(stockCounted, id, { total })
  return total
}

type Taking = {
  poolId: string
  quantity: number
  from: Date
  until: Date | null
  /** None while it is promised to a phone alone. */
  partyId: string | null
  reason: string
  field: string
}

/** Takes so many for a time, or until they come back; whoever takes of the same pool at the same moment waits. */
export async function takeStock(work: Work, { poolId, quantity, from, until, partyId, reason, field }: Taking) {
  const total = await poolForUpdate(work, poolId)
  const free = total - mostAtOnce(await outstanding(work.tx, poolId), { now: work.now(), from, until })
  if (quantity > free)
    throw fieldFault(
      field,
      free > 0 ? `المتاح منها في هذه المدة ${free}. اكتب عددًا لا يزيد عليه.` : 'لا متاح منها في هذه المدة. اختر مدة أخرى.',
    )
  const id = work.newId()
  await work.tx
    .insertInto('poolTakings')
    .values({
      ...{ id, poolId, partyId, quantity, startsAt: from, endsAt: until, reason },
      takenBy: work.actor.id,
      takenAt: work.now(),
    })
    .execute()
  work.record(stockTaken, poolId, { quantity, reason })
  return { id }
}

/** What came back of one taking: since when it was out, and how many. */
export type Slice = { takingId: string; quantity: number; from: Date; at: Date }

type GivenBack = {
  poolId: string
  partyId: string
  quantity: number
  at: Date
  /** Of these takings alone: the same party may have others under another contract. */
  among?: readonly string[]
}

/** So many of them came back, of what this party took first. */
export async function giveStockBack(work: Work, { poolId, partyId, quantity, at, among }: GivenBack): Promise<Slice[]> {
  await poolForUpdate(work, poolId)
  const theirs = (await outstanding(work.tx, poolId)).filter(
    (one) => one.partyId === partyId && one.left > 0 && one.startsAt <= at && (!among || among.includes(one.id)),
  )
  const slices: Slice[] = []
  let rest = quantity
  for (const { id, left, startsAt } of theirs) {
    if (rest === 0) break
    const part = Math.min(rest, left)
    slices.push({ takingId: id, quantity: part, from: startsAt, at })
    rest -= part
  }
  if (rest > 0) throw new Refusal('calendar.more-than-taken', `لديه منها ${quantity - rest} فقط. اكتب عددًا لا يزيد عليه.`)
  const rows = slices.map((slice) => ({
    ...{ id: work.newId(), takingId: slice.takingId, quantity: slice.quantity },
    ...{ returnedAt: at, returnedBy: work.actor.id },
  }))
  await work.tx.insertInto('poolReturns').values(rows).execute()
  work.record(stockReturned, poolId, { quantity, reason: 'إعادة' })
  return slices
}

/** What was promised is needed no more: all of it is free again; where it came back already, nothing is to be done. */
export async function releaseStock(work: Work, { poolId, takingId }: { poolId: string; takingId: string }) {
  await poolForUpdate(work, poolId)
  const one = (await outstanding(work.tx, poolId)).find(({ id, left }) => id === takingId && left > 0)
  if (!one) return
  const row = { id: work.newId(), takingId, quantity: one.left, returnedAt: work.now(), returnedBy: work.actor.id }
  await work.tx.insertInto('poolReturns').values(row).execute()
  work.record(stockReturned, poolId, { quantity: one.left, reason: 'إلغاء' })
}

/** How many there are of each, and how many of them are out or promised. */
export async function stockNow({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('pools')
    .select(['id', 'total'])
    .select(
      sql<number>`(select coalesce(sum(taking.quantity - coalesce(
        (select sum(back.quantity) from pool_returns back where back.taking_id = taking.id), 0)), 0)
        from pool_takings taking where taking.pool_id = pools.id)`.as('out'),
    )
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ out, ...row }) => ({ ...row, out: Number(out) }))
}

/** How many of it nobody has and nobody was promised, at any moment of a time. */
export async function stockFree({ db, now }: Pick<Ctx, 'db' | 'now'>, { poolId, from, until }: Stretch & { poolId: string }) {
  const pool = await db.selectFrom('pools').select('total').where('id', '=', poolId).executeTakeFirst()
  const most = mostAtOnce(await outstanding(db, poolId), { now: now(), from, until })
  return Math.max(0, (pool?.total ?? 0) - most)
}

/** The same of each of these days as a whole. */
export async function stockFreeByDay({ db, now }: Pick<Ctx, 'db' | 'now'>, poolId: string, days: readonly string[]) {
  const pool = await db.selectFrom('pools').select('total').where('id', '=', poolId).executeTakeFirst()
  const all = await outstanding(db, poolId)
  return days.map((day) => {
    const most = mostAtOnce(all, { now: now(), from: startOfDay(day), until: endOfDay(day) })
    return { day, free: Math.max(0, (pool?.total ?? 0) - most) }
  })
}

async function poolForUpdate({ tx }: Work, id: string) {
  const pool = await tx.selectFrom('pools').select('total').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!pool) throw new Refusal('calendar.no-pool', 'لم تعد هذه المادة في السجل. حدّث الصفحة.')
  return pool.total
}

type Stretch = { from: Date; until: Date | null }

type Outstanding = Awaited<ReturnType<typeof outstanding>>[number]

/** What is out or promised of a pool, the oldest first, with how much of it has not come back. */
async function outstanding(db: Ctx['db'], poolId: string) {
  const rows = await db
    .selectFrom('poolTakings')
    .leftJoin('poolReturns', 'poolReturns.takingId', 'poolTakings.id')
    .select(({ fn, val }) => [
      ...(['poolTakings.id', 'partyId', 'startsAt', 'endsAt', 'poolTakings.quantity'] as const),
      fn.coalesce(fn.sum<number>('poolReturns.quantity'), val(0)).as('returned'),
    ])
    .where('poolId', '=', poolId)
    .groupBy('poolTakings.id')
    .orderBy('startsAt')
    .orderBy('poolTakings.id')
    .execute()
  return rows.map(({ returned, ...row }) => ({ ...row, left: row.quantity - Number(returned) }))
}

/** The most that are out together within a time. What is past its end is out until it comes back. */
function mostAtOnce(all: readonly Outstanding[], { now, from, until }: Stretch & { now: Date }) {
  const [first, last] = [from.getTime(), until?.getTime() ?? Number.POSITIVE_INFINITY]
  const steps = all.flatMap(({ startsAt, endsAt, left }) => {
    const ends = endsAt && endsAt > now ? endsAt.getTime() : Number.POSITIVE_INFINITY
    const begins = Math.max(startsAt.getTime(), first)
    const isWithin = ends > first && (begins < last || begins === first)
    return left > 0 && isWithin ? [{ at: begins, more: left } as const, { at: ends, more: -left } as const] : []
  })
  let [out, most] = [0, 0]
  // At one moment what ends makes room for what begins.
  for (const { more } of steps.toSorted((one, other) => one.at - other.at || one.more - other.more)) {
    out += more
    most = Math.max(most, out)
  }
  return most
}
