import { stockFree } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { daysBetween, endOfDay, startOfDay } from '#values/days.ts'
import { type PoolUnit, poolUnits } from '../pools/pool.ts'
import { priceOfPieces } from '../pricing/price.ts'

type Db = Ctx['db'] | Work['tx']

/** What a hire was quoted of pools, in the order of their names. */
export const poolLines = (db: Db, contractId: string) => poolLinesOfHires(db, [contractId])

export async function poolLinesOfHires(db: Db, contractIds: readonly string[]) {
  const rows = await db
    .selectFrom('hirePoolLines')
    .innerJoin('equipmentPools', 'equipmentPools.id', 'hirePoolLines.poolId')
    .select(['hirePoolLines.id', 'contractId', 'poolId', 'name', 'unit', 'quantity', 'startsOn', 'endsOn', 'stockId'])
    .select(['hirePoolLines.monthPrice', 'hirePoolLines.deposit'])
    .where(({ eb, fn, val }) => eb('contractId', '=', fn.any(val([...contractIds]))))
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ ...row, ahead: poolAhead(row) }))
}
export type PoolLine = Awaited<ReturnType<typeof poolLines>>[number]

type Priced = { quantity: number; startsOn: string; endsOn: string; monthPrice: bigint }

const poolAhead = ({ quantity, startsOn, endsOn, monthPrice }: Priced) =>
  priceOfPieces(monthPrice, [{ quantity, days: daysBetween(startsOn, endsOn) + 1 }])

export const quantityInWords = ({ quantity, unit }: { quantity: number; unit: PoolUnit }) =>
  `${quantity.toLocaleString('en')} ${poolUnits[unit]}`

export type AskedPool = { poolId: string; quantity: number; startsOn: string; endsOn: string }

export async function poolLineRow(work: Work, { id, contractId, ...asked }: AskedPool & { id: string; contractId: string }) {
  if (asked.endsOn < asked.startsOn) throw fieldFault('endsOn', 'آخر يوم لا يسبق أول يوم.')
  const { name, unit, ahead, monthPrice, deposit } = await pricePool({ db: work.tx, now: work.now }, asked, formFields)
  const row = { id, contractId, ...asked, monthPrice, deposit, stockId: null }
  return { row, line: { ...row, name, unit, ahead } }
}

const formFields = { pool: 'poolId', quantity: 'quantity' }

/** By the price of today; more than is free of it in those days is never promised. */
export async function pricePool(ctx: Reader, asked: AskedPool, fields: typeof formFields) {
  const pool = await ctx.db
    .selectFrom('equipmentPools')
    .select(['name', 'unit', 'monthPrice', 'deposit'])
    .where('id', '=', asked.poolId)
    .executeTakeFirst()
  if (!pool) throw fieldFault(fields.pool, 'اختر من القائمة.')
  const free = await freeOfPool(ctx, asked)
  if (asked.quantity > free) throw fieldFault(fields.quantity, tooMany({ ...asked, ...pool, free }))
  return { ...pool, ahead: poolAhead({ ...asked, monthPrice: pool.monthPrice }) }
}

type Reader = Pick<Ctx, 'db' | 'now'>

/** Neither out with anybody nor kept for anybody on any of those days. */
export const freeOfPool = (ctx: Reader, { poolId, startsOn, endsOn }: Omit<AskedPool, 'quantity'>) =>
  stockFree(ctx, { poolId, from: startOfDay(startsOn), until: endOfDay(endsOn) })

type TooMany = { name: string; unit: PoolUnit; free: number; startsOn: string; endsOn: string }

function tooMany({ name, unit, free, startsOn, endsOn }: TooMany) {
  const days = `من ${dayInWords(startsOn)} إلى ${dayInWords(endsOn)}`
  if (free === 0) return `${name}: لا متاح منها ${days}. غيّر المدة.`
  return `${name}: المتاح منها ${days} ${quantityInWords({ quantity: free, unit })}. اكتب كمية لا تزيد عليها.`
}
