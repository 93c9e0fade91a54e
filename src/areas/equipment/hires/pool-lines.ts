import { stockNow } from '#areas/calendar/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { daysBetween } from '#values/days.ts'
import { type PoolUnit, poolUnits } from '../pools/pool.ts'
import { priceOfPieces } from '../pricing/price.ts'

type Db = Ctx['db'] | Work['tx']

/** What a hire was quoted of pools, in the order of their names. */
export async function poolLines(db: Db, contractId: string) {
  const rows = await db
    .selectFrom('hirePoolLines')
    .innerJoin('equipmentPools', 'equipmentPools.id', 'hirePoolLines.poolId')
    .select(['hirePoolLines.id', 'poolId', 'name', 'unit', 'quantity', 'startsOn', 'endsOn'])
    .select(['hirePoolLines.monthPrice', 'hirePoolLines.deposit'])
    .where('contractId', '=', contractId)
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
  const { name, unit, ahead, monthPrice, deposit } = await pricePool(work.tx, asked, formFields)
  const row = { id, contractId, ...asked, monthPrice, deposit }
  return { row, line: { ...row, name, unit, ahead } }
}

const formFields = { pool: 'poolId', quantity: 'quantity' }

/** By the price of today; more than there is of it is never promised. */
export async function pricePool(db: Db, asked: AskedPool, fields: typeof formFields) {
  const pool = await db
    .selectFrom('equipmentPools')
    .select(['name', 'unit', 'monthPrice', 'deposit'])
    .where('id', '=', asked.poolId)
    .executeTakeFirst()
  if (!pool) throw fieldFault(fields.pool, 'اختر من القائمة.')
  const [stock] = await stockNow({ db }, [asked.poolId])
  const total = stock?.total ?? 0
  if (asked.quantity > total)
    throw fieldFault(fields.quantity, `عندنا منها ${total} ${poolUnits[pool.unit]}. اكتب كمية لا تزيد عليها.`)
  return { ...pool, ahead: poolAhead({ ...asked, monthPrice: pool.monthPrice }) }
}
