import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter, isDay } from '#values/days.ts'
import { nextCycle } from '../billing/cycle.ts'
import { implementsToQuote } from '../implements/queries.ts'
import { poolsOnHire } from '../pools/queries.ts'
import { announcedHolidays } from '../pricing/announced.ts'
import { hoursOfDay } from '../pricing/price.ts'
import { calendarOf, isWorkDay } from '../pricing/work-days.ts'
import { longDay } from '../sheets/day-sheet.ts'
import { sheetsWithin } from '../sheets/queries.ts'
import { hire, kindsToHire, poolChoices } from './queries.ts'

const shownDays = 14

/** One hire with the days of its grid and the cycle that comes next. */
export async function hirePage(ctx: Ctx, contractId: string | undefined, query: URLSearchParams) {
  const one = await hire(ctx, contractId)
  if (!one) return null
  const asked = query.get('day') ?? ''
  const last = isDay(asked) ? asked : one.today
  const from = daysAfter(last, 1 - shownDays)
  const wentOut = one.lines.some(({ segments }) => segments.length > 0)
  const mayTake = one.may.handOver && one.contractState === 'active' && (one.stage === 'out' || one.stage === 'reserved')
  const pools = await poolsOnHire(ctx, { contractId: one.contractId, mayTake })
  const cycle = wentOut || pools.held.length > 0 ? await nextCycle(ctx.db, one, ctx.now()) : null
  return {
    ...{ one, cycle, pools, grid: wentOut ? await gridOf(ctx, one, { from, until: last }) : null },
    ...(one.stage === 'quoted' && one.may.quote
      ? { kinds: await kindsToHire(ctx), tools: await implementsToQuote(ctx.db), poolsToQuote: await poolChoices(ctx) }
      : { kinds: [], tools: [], poolsToQuote: [] }),
  }
}
export type HirePage = NonNullable<Awaited<ReturnType<typeof hirePage>>>
export type Grid = NonNullable<HirePage['grid']>

type Shown = NonNullable<Awaited<ReturnType<typeof hire>>>

/** A row for each machine and a column for each day: what was written, or why there is nothing. */
async function gridOf(ctx: Ctx, one: Shown, { from, until }: { from: string; until: string }) {
  const sheets = await sheetsWithin(ctx, { contractId: one.contractId, from, until })
  const calendar = calendarOf(one, await announcedHolidays(ctx.db, from, until))
  const days = Array.from({ length: shownDays }, (_, at) => daysAfter(from, at))
  const counted = one.lines.filter(({ terms, segments }) => terms.sheetCounts !== 'nothing' && segments.length > 0)
  const rows = counted.map((line) => ({
    ...{ lineId: line.id, kind: line.terms.kind, counts: line.terms.sheetCounts },
    ...{ code: line.segments.at(-1)?.code ?? '', operator: line.segments.at(-1)?.operator ?? null },
    cells: days.map((day) => {
      const sheet = sheets.find((found) => found.lineId === line.id && found.day === day) ?? null
      const here = line.segments.some(({ outAt, backAt }) => dayOf(outAt) <= day && (!backAt || dayOf(backAt) >= day))
      const isBefore = line.beforeUntil !== null && day <= line.beforeUntil
      const isOver = line.offHiredAt !== null && day > dayOf(line.offHiredAt)
      return {
        day,
        sheet,
        dayHours: hoursOfDay(line.terms.agreed, day),
        none: noneOf({ here: here && !isOver && !isBefore, isRest: !isWorkDay(calendar, day), isToday: day === one.today }),
      }
    }),
  }))
  const signed = sheets.filter(
    ({ state, recordedBy, worked, standby }) => state === 'signed' && recordedBy !== ctx.actor.id && worked + standby <= longDay,
  )
  return { from, until, days, rows, signed: one.may.approve ? signed.map(({ id }) => id) : [] }
}

/** Why a cell has no sheet. */
function noneOf({ here, isRest: rests, isToday }: { here: boolean; isRest: boolean; isToday: boolean }) {
  if (!here) return 'away' as const
  if (rests) return 'rest' as const
  return isToday ? ('open' as const) : ('missing' as const)
}
