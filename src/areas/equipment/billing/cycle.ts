import type { Ctx, Work } from '#platform/context.ts'
import { dayOf, daysAfter, monthsAfter } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import type { LoadedLine } from '../hires/load-for-update.ts'
import { lineAhead, termsIn } from '../hires/terms.ts'
import { implementsOfLines } from '../implements/with-lines.ts'
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
export const nextCycle = async (db: Db, hire: Hire, now: Date) => (await nextCycles(db, [hire], now))[0] ?? null

/** The same of many hires, in the same questions. */
export async function nextCycles(db: Db, hires: readonly Hire[], now: Date) {
  const all = await everythingOf(db, hires)
  const [today, rules] = [dayOf(now), await hireRulesNow(db)]
  const stretches = all.map((of) => stretchOf(of, today))
  const days = stretches.flatMap((stretch) => (stretch ? [stretch.first, stretch.until] : [])).toSorted()
  const announced = [...(await announcedHolidays(db, days[0] ?? today, days.at(-1) ?? today))]
  return all.map((of, at) => {
    const stretch = stretches[at]
    if (!stretch) return null
    const since = new Set(announced.filter((day) => day >= stretch.first && day <= stretch.until))
    const asked = {
      calendar: calendarOf(of.hire, since),
      until: stretch.until,
      litre: rules.litre,
      fuelPercent: rules.fuelPercent,
    }
    return cycleOf(of, { ...stretch, asked, today })
  })
}

type Stretch = { number: number; first: string; from: string; ends: string; until: string }

/** From month to month of its first day here; the last is over with the last machine. */
function stretchOf({ hire, lines, held, number }: OfHire, today: string): Stretch | null {
  const outDays = [
    ...lines.flatMap((of) => chargedFrom(of) ?? []),
    ...held.flatMap(({ takings }) => takings.map(({ outDay }) => outDay)),
  ]
  const first = outDays.toSorted()[0]
  if (!first) return null
  const { from, until: ends } = cycleDays(first, number)
  const yesterday = daysAfter(today, -1)
  const until = hire.state === 'returned' ? today : ([ends, yesterday].toSorted()[0] ?? yesterday)
  if (first > until) return null
  return { number, first, from, ends, until }
}

type Asked = Stretch & { asked: Parameters<typeof itemOf>[1]; today: string }

function cycleOf({ hire, lines, held }: OfHire, { number, from, ends, until, asked, today }: Asked) {
  const items = lines.map((of) => itemOf(of, asked))
  const missing = lines.flatMap((of) => missingDays(of, asked))
  const pools = held.map((pool) => poolItem(pool, until))
  const net =
    items.reduce((sum, { hire: part, fuel, way, extras }) => sum + part + fuel.net + way + sumOf(extras), 0n) +
    pools.reduce((sum, pool) => sum + pool.hire, 0n)
  const isLast = hire.state === 'returned'
  return {
    ...{ number, from: [from, until].toSorted()[0] ?? until, until, ends, items, pools, missing, net },
    ...{
      vat: percentOf(net, hire.vatRate),
      isDue: isLast ? net > 0n || items.some(({ sheetIds }) => sheetIds.length > 0) : ends < today,
    },
  }
}
export type NextCycle = ReturnType<typeof cycleOf>

const sumOf = (extras: readonly { hire: bigint }[]) => extras.reduce((sum, { hire }) => sum + hire, 0n)

type OfHire = Awaited<ReturnType<typeof everythingOf>>[number]

async function everythingOf(db: Db, hires: readonly Hire[]) {
  const contractIds = hires.map(({ contractId }) => contractId)
  if (contractIds.length === 0) return []
  const rows = await db.selectFrom('hireLines').selectAll().where('contractId', 'in', contractIds).orderBy('place').execute()
  const ids = rows.map(({ id }) => id)
  const [written, fitted] = [await writtenOf(db, ids), Map.groupBy(await implementsOfLines(db, ids), ({ lineId }) => lineId)]
  const cycles = await db
    .selectFrom('hireCycles')
    .select(['contractId', ({ fn }) => fn.max('number').as('number')])
    .where('contractId', 'in', contractIds)
    .groupBy('contractId')
    .execute()
  const pooled = await db.selectFrom('hirePools').select('contractId').distinct().where('contractId', 'in', contractIds).execute()
  const held = new Map<string, Awaited<ReturnType<typeof poolsOf>>>()
  for (const { contractId } of pooled) held.set(contractId, await poolsOf(db, contractId))
  const lines = Map.groupBy(rows, ({ contractId }) => contractId)
  return hires.map((hire) => ({
    ...{ hire, held: held.get(hire.contractId) ?? [] },
    number: (cycles.find(({ contractId }) => contractId === hire.contractId)?.number ?? 0) + 1,
    lines: (lines.get(hire.contractId) ?? []).map((row) =>
      lineWith({ ...row, terms: termsIn(row), implements: fitted.get(row.id) ?? [] }, { hire, written }),
    ),
  }))
}

type Written = Awaited<ReturnType<typeof writtenOf>>

function lineWith(line: LoadedLine, { hire, written }: { hire: Hire; written: Written }): OfLine {
  const { sheets, stays, putOffs } = written
  return {
    line: { ...line, way: lineAhead(line, hire).way, offDay: line.offHiredAt ? dayOf(line.offHiredAt) : null },
    ...{ sheets: sheets.get(line.id) ?? [], stays: (stays.get(line.id) ?? []).map((stay) => asStay(stay, line.startsOn)) },
    putOff: (putOffs.get(line.id) ?? []).map(({ day }) => day),
  }
}

/** What was written of each line, where it stood, and which of its days were put off. */
async function writtenOf(db: Db, lineIds: readonly string[]) {
  const ids = ['00000000-0000-0000-0000-000000000000', ...lineIds]
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
  const ofLine = ({ lineId }: { lineId: string }) => lineId
  return { sheets: Map.groupBy(sheets, ofLine), stays: Map.groupBy(stays, ofLine), putOffs: Map.groupBy(putOffs, ofLine) }
}

type Segment = { outAt: Date; backAt: Date | null; meterOut: number; meterBack: number | null }
/** A machine that left the evening before is charged from its first day on. */
const asStay = ({ outAt, backAt, meterOut, meterBack }: Segment, startsOn: string) => ({
  ...{ outDay: [dayOf(outAt), startsOn].toSorted().at(-1) ?? startsOn, backDay: backAt && dayOf(backAt), meterOut, meterBack },
})
