import type { Ctx, Work } from '#platform/context.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { linesOf } from '../hires/load-for-update.ts'
import { lineAhead } from '../hires/terms.ts'
import { poolItem, poolsOf } from '../pools/outs.ts'
import { announcedHolidays } from '../pricing/announced.ts'
import { calendarOf } from '../pricing/work-days.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { chargedFrom, itemOf, missingDays, type OfLine } from './items.ts'

type Db = Ctx['db'] | Work['tx']
type Hire = {
  contractId: string
  state: string
  startsOn: string
  restDays: number[]
  holidays: string[] | null
  freeWayDays: number
  wayPrice: bigint
  vatRate: number
}

/** From month to month of its first day; the last ends with the last machine. */
export function cycleDays(startsOn: string, number: number) {
  return { from: monthsAfter(startsOn, number - 1), until: daysAfter(monthsAfter(startsOn, number), -1) }
}

/** The cycle that comes next: what it asks for, how that came about, and what stands against it. */
export async function nextCycle(db: Db, hire: Hire, now: Date) {
  const last = await db
    .selectFrom('hireCycles')
    .select('number')
    .where('contractId', '=', hire.contractId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  const all = await everythingOf(db, hire)
  const held = await poolsOf(db, hire.contractId)
  const outDays = [
    ...all.flatMap((of) => chargedFrom(of) ?? []),
    ...held.flatMap(({ takings }) => takings.map(({ outDay }) => outDay)),
  ]
  const first = outDays.toSorted()[0]
  if (!first) return null
  const days = cycleDays(first, number)
  const today = dayOf(now)
  const isLast = hire.state === 'returned'
  const yesterday = daysAfter(today, -1)
  const until = isLast ? today : ([days.until, yesterday].toSorted()[0] ?? yesterday)
  const rules = await hireRulesNow(db)
  const calendar = calendarOf(hire, await announcedHolidays(db, first, until))
  const asked = { calendar, until, litre: rules.litre, fuelPercent: rules.fuelPercent }
  const items = all.map((of) => itemOf(of, asked))
  const missing = all.flatMap((of) => missingDays(of, asked))
  const pools = held.map((pool) => poolItem(pool, until))
  const net =
    items.reduce((sum, { hire: part, fuel, way, extras }) => sum + part + fuel.net + way + sumOf(extras), 0n) +
    pools.reduce((sum, pool) => sum + pool.hire, 0n)
  return {
    ...{ number, from: [days.from, until].toSorted()[0] ?? until, until, ends: days.until, items, pools, missing, net },
    ...{
      vat: percentOf(net, hire.vatRate),
      isDue: isLast ? net > 0n || items.some(({ sheetIds }) => sheetIds.length > 0) : days.until < today,
    },
  }
}
export type NextCycle = NonNullable<Awaited<ReturnType<typeof nextCycle>>>

const sumOf = (extras: readonly { hire: bigint }[]) => extras.reduce((sum, { hire }) => sum + hire, 0n)

async function everythingOf(db: Db, hire: Hire): Promise<OfLine[]> {
  const lines = await linesOf(db, hire.contractId)
  const ids = lines.map(({ id }) => id)
  if (ids.length === 0) return []
  const sheets = await db
    .selectFrom('daySheets')
    .select(['id', 'lineId', 'day', 'worked', 'standby', 'broken', 'brokenBy', 'loads', 'fuel', 'meterTo', 'state'])
    .where('lineId', 'in', ids)
    .orderBy('day')
    .execute()
  const stays = await db
    .selectFrom('hireSegments')
    .select(['lineId', 'outAt', 'backAt', 'meterOut', 'meterBack'])
    .where('lineId', 'in', ids)
    .orderBy('outAt')
    .execute()
  const putOffs = await db.selectFrom('hirePutOffs').select(['lineId', 'day']).where('lineId', 'in', ids).execute()
  return lines.map((line) => ({
    line: { ...line, way: lineAhead(line, hire).way, offDay: line.offHiredAt ? dayOf(line.offHiredAt) : null },
    sheets: sheets.filter(({ lineId }) => lineId === line.id),
    stays: stays.filter(({ lineId }) => lineId === line.id).map(asStay),
    putOff: putOffs.filter(({ lineId }) => lineId === line.id).map(({ day }) => day),
  }))
}

type Segment = { outAt: Date; backAt: Date | null; meterOut: number; meterBack: number | null }
const asStay = ({ outAt, backAt, meterOut, meterBack }: Segment) => ({
  ...{ outDay: dayOf(outAt), backDay: backAt && dayOf(backAt), meterOut, meterBack },
})
