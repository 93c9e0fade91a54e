import { stockNow } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { PoolOut } from './outs.ts'
import { poolsOf } from './outs.ts'

type Db = Ctx['db'] | Work['tx']

const known = (db: Db) => db.selectFrom('equipmentPools').select(['id', 'name', 'unit', 'monthPrice', 'deposit', 'version'])

/** Every pool with how many there are of it and how many of them are away. */
export async function pools({ db }: Pick<Ctx, 'db'>) {
  const rows = await known(db).orderBy('name').execute()
  const stock = await stockNow(
    { db },
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { total = 0, out = 0 } = stock.find(({ id }) => id === row.id) ?? {}
    return { ...row, total, out, free: Math.max(0, total - out) }
  })
}
export type PoolRow = Awaited<ReturnType<typeof pools>>[number]

/** Its pieces in the order of the list. */
export const piecesOf = (db: Db, poolId: string) =>
  db.selectFrom('poolPieces').select(['place', 'name', 'lost', 'damaged']).where('poolId', '=', poolId).orderBy('place').execute()

export async function poolById({ db }: Pick<Ctx, 'db'>, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await known(db).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const [stock] = await stockNow({ db }, [id])
  return { ...row, total: stock?.total ?? 0, out: stock?.out ?? 0, pieces: await piecesOf(db, id) }
}
export type ShownPool = NonNullable<Awaited<ReturnType<typeof poolById>>>

/** What a hire has of pools, every way out and back with what stayed after it, and what can be taken. */
export async function poolsOnHire(
  ctx: Pick<Ctx, 'db' | 'newId'>,
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
    choices: mayTake ? await pools(ctx) : [],
    formId: ctx.newId(),
  }
}
export type PoolsOnHire = Awaited<ReturnType<typeof poolsOnHire>>
export type HeldPool = PoolsOnHire['held'][number]

async function backOf(db: Db, contractId: string) {
  const returns = await db
    .selectFrom('hirePoolReturns')
    .select(['id', 'poolId', 'quantity', 'backDay', 'returnedAt', 'returnedBy', 'invoiceId'])
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

/** Day by day, what went out before what came back. */
function movesOf({ takings }: PoolOut, back: readonly Back[]) {
  const out = takings.map(({ id, outDay: day, quantity, takenBy: by }) => ({
    ...{ id, day, by, out: quantity, back: 0, shorts: [] as Back['shorts'] },
  }))
  const returned = back.map(({ id, backDay: day, quantity, returnedBy: by, shorts }) => ({
    ...{ id, day, by, out: 0, back: quantity, shorts },
  }))
  let left = 0
  return [...out, ...returned]
    .toSorted((one, other) => one.day.localeCompare(other.day) || other.out - one.out)
    .map((move) => {
      left += move.out - move.back
      return { ...move, left }
    })
}
