import { sql } from 'kysely'
import { stockFree, stockNow } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { dayOf } from '#values/days.ts'
import { type PoolOut, poolsOf, takenOf } from './outs.ts'

type Db = Ctx['db'] | Work['tx']

const known = (db: Db) => db.selectFrom('equipmentPools').select(['id', 'name', 'unit', 'monthPrice', 'deposit', 'version'])

/** Every pool with how many there are of it, how many of them are with customers and how many nobody has today. */
export async function pools(ctx: Pick<Ctx, 'db' | 'now'>) {
  const rows = await known(ctx.db).orderBy('name').execute()
  const ids = rows.map(({ id }) => id)
  const [stock, out] = [await stockNow(ctx, ids), await outNow(ctx.db)]
  const shown = rows.map(async (row) => ({
    ...{ ...row, total: stock.find(({ id }) => id === row.id)?.total ?? 0, out: out.get(row.id) ?? 0 },
    free: await stockFree(ctx, { poolId: row.id, from: ctx.now(), until: ctx.now() }),
  }))
  return Promise.all(shown)
}
export type PoolRow = Awaited<ReturnType<typeof pools>>[number]

/** Its pieces in the order of the list. */
export const piecesOf = (db: Db, poolId: string) =>
  db.selectFrom('poolPieces').select(['place', 'name', 'lost', 'damaged']).where('poolId', '=', poolId).orderBy('place').execute()

/** Taken and not brought back, of each. */
async function outNow(db: Db, poolId?: string) {
  const rows = await db
    .selectFrom('hirePoolTakings')
    .select('poolId')
    .select(
      sql<number>`sum(quantity - coalesce((select sum(back.quantity) from hire_pool_slices back
        where back.taking_id = hire_pool_takings.id), 0))`.as('out'),
    )
    .$if(poolId !== undefined, (query) => query.where('poolId', '=', poolId ?? ''))
    .groupBy('poolId')
    .execute()
  return new Map(rows.map(({ poolId: id, out }) => [id, Number(out)]))
}

export async function poolById({ db }: Pick<Ctx, 'db'>, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await known(db).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const [stock] = await stockNow({ db }, [id])
  const writeOffs = await db
    .selectFrom('poolWriteOffs')
    .selectAll()
    .where('poolId', '=', id)
    .orderBy('writtenAt', 'desc')
    .execute()
  return { ...row, total: stock?.total ?? 0, out: (await outNow(db, id)).get(id) ?? 0, pieces: await piecesOf(db, id), writeOffs }
}
export type ShownPool = NonNullable<Awaited<ReturnType<typeof poolById>>>

/** What a hire has of pools, every way out and back with what stayed after it, and what can be taken. */
export async function poolsOnHire(
  ctx: Pick<Ctx, 'db' | 'newId' | 'now'>,
  { contractId, mayTake }: { contractId: string; mayTake: boolean },
) {
  const held = await poolsOf(ctx.db, contractId)
  const back = held.length > 0 ? await backOf(ctx.db, contractId) : []
  const shown = held.map(async (pool) => ({
    ...{ ...pool, formId: ctx.newId(), pieces: await piecesOf(ctx.db, pool.poolId) },
    moves: movesOf(
      pool,
      back.filter(({ poolId }) => poolId === pool.poolId),
    ),
  }))
  return {
    held: await Promise.all(shown),
    choices: mayTake ? await choicesOf(ctx, contractId, held) : [],
    formId: ctx.newId(),
  }
}

/** What is kept for this hire is free for it. */
async function choicesOf(ctx: Pick<Ctx, 'db' | 'now'>, contractId: string, held: readonly PoolOut[]) {
  const kept = await ctx.db
    .selectFrom('hirePoolLines')
    .select(['poolId', 'quantity', 'startsOn'])
    .where('contractId', '=', contractId)
    .where('stockId', 'is not', null)
    .where('startsOn', '<=', dayOf(ctx.now()))
    .execute()
  return (await pools(ctx)).map((pool) => {
    const own = kept.find(({ poolId }) => poolId === pool.id)
    return own ? { ...pool, free: pool.free + own.quantity - takenOf(held.find(({ poolId }) => poolId === pool.id)) } : pool
  })
}
export type PoolsOnHire = Awaited<ReturnType<typeof poolsOnHire>>
export type HeldPool = PoolsOnHire['held'][number]

async function backOf(db: Db, contractId: string) {
  const returns = await db
    .selectFrom('hirePoolReturns')
    .select(['id', 'poolId', 'quantity', 'backDay', 'returnedAt', 'returnedBy', 'invoiceId', 'difference', 'differenceWhy'])
    .where('contractId', '=', contractId)
    .execute()
  const shorts = await db
    .selectFrom('hirePoolShorts')
    .innerJoin('hirePoolReturns', 'hirePoolReturns.id', 'hirePoolShorts.returnId')
    .selectAll('hirePoolShorts')
    .where('contractId', '=', contractId)
    .orderBy('place')
    .execute()
  return returns.map((one) => ({ ...one, shorts: shorts.filter(({ returnId }) => returnId === one.id) }))
}
type Back = Awaited<ReturnType<typeof backOf>>[number]

const together = { difference: null as Back['difference'], differenceWhy: null as string | null }

/** Day by day, what went out before what came back. */
function movesOf({ takings }: PoolOut, back: readonly Back[]) {
  const out = takings.map(({ id, outDay: day, quantity, takenBy: by }) => ({
    ...{ id, day, by, out: quantity, back: 0, shorts: [] as Back['shorts'], ...together },
  }))
  const returned = back.map(({ id, backDay: day, quantity, returnedBy: by, shorts, difference, differenceWhy }) => ({
    ...{ id, day, by, out: 0, back: quantity, shorts, difference, differenceWhy },
  }))
  let left = 0
  return [...out, ...returned]
    .toSorted((one, other) => one.day.localeCompare(other.day) || other.out - one.out)
    .map((move) => {
      left += move.out - move.back
      return { ...move, left }
    })
}
