import type { Ctx, Work } from '#platform/context.ts'
import { daysBetween } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { priceOfPieces } from '../pricing/price.ts'
import { poolUnits } from './pool.ts'

type Db = Ctx['db'] | Work['tx']

/** What a hire took of each pool and brought back, in the order of the days. */
export async function poolsOf(db: Db, contractId: string) {
  const pools = await db
    .selectFrom('hirePools')
    .innerJoin('equipmentPools', 'equipmentPools.id', 'hirePools.poolId')
    .select(['poolId', 'name', 'unit', 'price', 'billed', 'deposit', 'version'])
    .where('contractId', '=', contractId)
    .orderBy('name')
    .execute()
  if (pools.length === 0) return []
  const takings = await db
    .selectFrom('hirePoolTakings')
    .select(['id', 'poolId', 'stockId', 'quantity', 'outDay', 'takenBy', 'takenAt'])
    .where('contractId', '=', contractId)
    .orderBy('outDay')
    .orderBy('stockId')
    .execute()
  const slices = await db
    .selectFrom('hirePoolSlices')
    .innerJoin('hirePoolReturns', 'hirePoolReturns.id', 'hirePoolSlices.returnId')
    .select(['takingId', 'hirePoolSlices.quantity', 'backDay'])
    .where('contractId', '=', contractId)
    .execute()
  return pools.map((pool) => {
    const own = takings
      .filter(({ poolId }) => poolId === pool.poolId)
      .map((taking) => {
        const back = slices.filter(({ takingId }) => takingId === taking.id)
        return { ...taking, back, left: taking.quantity - back.reduce((sum, { quantity }) => sum + quantity, 0) }
      })
    return { ...pool, takings: own, left: own.reduce((sum, { left }) => sum + left, 0) }
  })
}
export type PoolOut = Awaited<ReturnType<typeof poolsOf>>[number]

export const takenOf = (pool: PoolOut | undefined) => pool?.takings.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0

type Out = Pick<PoolOut, 'poolId' | 'name' | 'unit' | 'price' | 'billed'> & {
  takings: readonly {
    outDay: string
    left: number
    back: readonly { quantity: number; backDay: string }[]
  }[]
}

/** Each part with the days it was there until a day: the day it went out and the day it came back are both days of it. */
function slicesUntil({ takings }: Out, until: string) {
  const all = takings.flatMap(({ outDay, left, back }) => [
    ...back.map(({ quantity, backDay }) => ({ quantity, from: outDay, last: backDay < until ? backDay : until })),
    { quantity: left, from: outDay, last: until },
  ])
  return all.flatMap(({ quantity, from, last }) => {
    const days = daysBetween(from, last) + 1
    return quantity > 0 && days > 0 ? [{ quantity, days }] : []
  })
}

/** A pool up to a day: all of it, and what of it no invoice asks for yet. */
export function poolItem(pool: Out, until: string) {
  const slices = slicesUntil(pool, until)
  const sum = priceOfPieces(pool.price, slices)
  return {
    ...{ poolId: pool.poolId, name: pool.name, before: pool.billed, how: howMuch(slices, poolUnits[pool.unit]) },
    hire: sum > pool.billed ? sum - pool.billed : 0n,
  }
}
export type PoolItem = ReturnType<typeof poolItem>

/** Those that were there equally long, together. */
function howMuch(slices: readonly { quantity: number; days: number }[], unit: string) {
  const byDays = new Map<number, number>()
  for (const { quantity, days } of slices) byDays.set(days, (byDays.get(days) ?? 0) + quantity)
  const longest = [...byDays].toSorted(([one], [other]) => other - one)
  return longest.map(([days, quantity]) => `${quantity} ${unit} × ${howMany(days, 'day')}`).join(' + ')
}
