import { z } from 'zod'
import {
  collectFaults,
  type ImportedTable,
  mustStandOnce,
  parseCells,
  type ReadRow,
  readCells,
  type Say,
  type Validated,
} from '#areas/imports/public.ts'
import { newestList, ordinary, publishRates } from '#areas/rates/public.ts'
import type { Work } from '#platform/context.ts'
import { baisa, rialsAbove } from '#values/shapes.ts'
import { dayOfYear } from '../prices/inputs.ts'
import { carsLine, mostSeasons } from '../prices/price-list.ts'
import { type ClassNamed, namedClasses } from './named-classes.ts'
import { priceTable } from './price-table.ts'

/** The prices of a class in a season, as they would hold. */
export const FoundPrice = z.object({
  className: z.string(),
  season: z.string(),
  ...{ day: baisa, week: baisa, month: baisa, hour: baisa },
})
type FoundPrice = z.output<typeof FoundPrice>

const Prices = z.object({ day: rialsAbove, week: rialsAbove, month: rialsAbove, hour: rialsAbove })
type Row = z.output<typeof Prices> & { row: number; name: string; classId: string; className: string; season: string }
type Season = { name: string; from: string; to: string }

/** A whole list of prices, as the form of prices would read it: what is booked already keeps its own. */
export async function validatePrices(
  work: Work,
  { chosen, ...brought }: ImportedTable & { chosen: { validFrom: string } },
): Promise<Validated<FoundPrice>> {
  const { say, inOrder, isFaulty } = collectFaults(priceTable)
  const cells = readCells(priceTable, brought, say)
  const seasons = seasonsIn(cells, say)
  const classNamed = await namedClasses(work, say)
  const rows = cells.flatMap((one) => rowIn(one, classNamed, say))
  mustStandOnce(rows, 'class', say)
  mustBeComplete(rows, seasons, say)
  const good = rows.filter(({ row }) => !isFaulty(row))
  const found = good.map(({ className, season, day, week, month, hour }) => ({ className, season, day, week, month, hour }))
  return {
    ...{ faults: inOrder(), good: good.length, known: 0, found },
    async take(taking) {
      const { validFrom } = chosen
      const seen = await newestList({ db: taking.tx }, carsLine)
      await publishRates(taking, { line: carsLine, validFrom, seasons, classes: ratesOf(good), seen })
      return found
    },
  }
}

/** The seasons the file speaks of: from when until when is said once, and never otherwise. */
function seasonsIn(cells: readonly ReadRow[], say: Say): Season[] {
  const seasons = new Map<string, Season>()
  for (const { row, cells: typed } of cells) {
    const { season: name, from = '', to = '' } = typed
    if (!name) {
      if (from || to) say(row, 'season', 'اكتب اسم الموسم، أو احذف أوله وآخره.')
      continue
    }
    const known = seasons.get(name)
    if (known && (!(from || to) || (known.from === from && known.to === to))) continue
    if (known) say(row, 'from', `كُتب لهذا الموسم من قبل: من ${known.from} إلى ${known.to}. وحّدهما.`)
    for (const [field, day] of [
      ['from', from],
      ['to', to],
    ] as const)
      if (!dayOfYear.test(day)) say(row, field, 'اكتب الشهر واليوم، مثل 06-21.')
    if (name.length > 40) say(row, 'season', 'اسم الموسم حتى 40 حرفًا.')
    if (!known && seasons.size === mostSeasons) say(row, 'season', `المواسم حتى ${mostSeasons}.`)
    if (!known) seasons.set(name, { name, from, to })
  }
  return [...seasons.values()]
}

function rowIn(one: ReadRow, classNamed: ClassNamed, say: Say): Row[] {
  const { season = ordinary } = one.cells
  const found = classNamed(one)
  const prices = parseCells(one, Prices, say)
  return found && prices
    ? [{ ...prices, row: one.row, name: `${found.id} ${season}`, classId: found.id, className: found.name, season }]
    : []
}

/** A class has its prices for all of the year: the usual ones, and those of every season. */
function mustBeComplete(rows: readonly Row[], seasons: readonly Season[], say: Say) {
  for (const of of Map.groupBy(rows, ({ classId }) => classId).values()) {
    const [first] = of
    if (!first) continue
    const missing = [ordinary, ...seasons.map(({ name }) => name)].filter((season) => !of.some((row) => row.season === season))
    if (missing.length > 0)
      say(first.row, 'season', `ينقص هذه الفئة صف لأسعار: ${missing.map((season) => season || 'باقي السنة').join('، ')}.`)
    for (const { row, hour } of of) if (hour !== first.hour) say(row, 'hour', 'سعر الساعة واحد للفئة في كل المواسم. وحّده.')
  }
}

const ratesOf = (rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ classId }) => classId)].map(([classId, of]) => ({
    ...{ classId, hour: of[0]?.hour ?? 0n },
    rows: of.flatMap(({ season, day, week, month }) => [
      { season, days: 1, price: day },
      { season, days: 7, price: week },
      { season, days: 30, price: month },
    ]),
  }))
