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
import { cardsOn, newestList, plainRates, publishRates } from '#areas/rates/public.ts'
import type { Work } from '#platform/context.ts'
import { baisa } from '#values/shapes.ts'
import { PublishMachinePricesInput } from '../prices/inputs.ts'
import { extraField, extraNames, hourField, machinesLine, rungField } from '../prices/price-list.ts'
import { type KindNamed, namedKinds } from './named-kinds.ts'
import { priceTable } from './price-table.ts'

/** The prices of a kind, as they would hold. */
export const FoundPrice = z.object({
  kindName: z.string(),
  ...{ day: baisa, week: baisa, month: baisa, hour: baisa, overtime: baisa, load: baisa },
})
type FoundPrice = z.output<typeof FoundPrice>

type Rates = z.output<typeof PublishMachinePricesInput>['classes'][number]
type Row = { row: number; name: string; kindName: string; rates: Rates }

/** A whole list of prices, as the form of prices would read it. One that says what holds already is not published again. */
export async function validatePrices(
  work: Work,
  { chosen, ...brought }: ImportedTable & { chosen: { validFrom: string } },
): Promise<Validated<FoundPrice>> {
  const { validFrom } = chosen
  const { say, inOrder, isFaulty } = collectFaults(priceTable)
  const kindNamed = await namedKinds(work, say)
  const rows = readCells(priceTable, brought, say).flatMap((one) => rowIn(one, kindNamed, say))
  mustStandOnce(rows, 'kind', say)
  const right = rows.filter(({ row }) => !isFaulty(row))
  const isThere = await holdsAlready(work, right, validFrom)
  const good = isThere ? [] : right
  const found = good.map(foundIn)
  return {
    ...{ faults: inOrder(), good: good.length, known: isThere ? right.length : 0, found },
    async take(taking) {
      const seen = await newestList({ db: taking.tx }, machinesLine)
      await publishRates(taking, { line: machinesLine, validFrom, seasons: [], classes: good.map(({ rates }) => rates), seen })
      return found
    },
  }
}

const columnOf = (kindId: string): Readonly<Record<string, string>> => ({
  [rungField(kindId, 1)]: 'day',
  [rungField(kindId, 6)]: 'week',
  [rungField(kindId, 26)]: 'month',
  [hourField(kindId)]: 'hour',
  ...Object.fromEntries(extraNames.map((name) => [extraField(kindId, name), name])),
})

function rowIn(one: ReadRow, kindNamed: KindNamed, say: Say): Row[] {
  const kind = kindNamed(one)
  if (!kind) return []
  const columns = columnOf(kind.id)
  const cells = Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, one.cells[column] ?? '']))
  // What the form says of its field is said of the column it came from.
  const sayColumn: Say = (row, field, message) => say(row, columns[field] ?? 'day', message)
  const typed = { row: one.row, cells: { ...cells, validFrom: '2026-01-01', seen: '0' }, unread: new Set<string>() }
  const list = parseCells(typed, PublishMachinePricesInput, sayColumn)
  const [rates] = list?.classes ?? []
  return rates ? [{ row: one.row, name: kind.id, kindName: kind.called, rates }] : []
}

const priceOf = ({ rows }: Rates, days: number) => rows.find((row) => row.days === days)?.price ?? 0n

const foundIn = ({ kindName, rates }: Row): FoundPrice => ({
  ...{ kindName, day: priceOf(rates, 1), week: priceOf(rates, 6), month: priceOf(rates, 26), hour: rates.hour },
  ...{ overtime: rates.extras.overtime ?? 0n, load: rates.extras.load ?? 0n },
})

/** The list of that day has the same kinds at the same prices. */
async function holdsAlready({ tx }: Work, rows: readonly Row[], day: string) {
  const cards = await cardsOn({ db: tx }, { line: machinesLine, day })
  if (rows.length === 0 || cards.length !== rows.length) return false
  return cards.every((card) => {
    const row = rows.find(({ name }) => name === card.classId)
    const { rungs, hour, extras } = plainRates(card)
    const isSame = (name: (typeof extraNames)[number]) => (extras[name] ?? 0n) === (row?.rates.extras[name] ?? 0n)
    const sameRungs = [1, 6, 26].every(
      (days) => (rungs.find((rung) => rung.days === days)?.price ?? 0n) === (row ? priceOf(row.rates, days) : -1n),
    )
    return row !== undefined && hour === row.rates.hour && sameRungs && extraNames.every(isSame)
  })
}
