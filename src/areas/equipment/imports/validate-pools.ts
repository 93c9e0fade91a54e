import { sql } from 'kysely'
import { z } from 'zod'
import {
  collectFaults,
  type ImportedTable,
  parseCells,
  type ReadRow,
  readCells,
  type Say,
  type Validated,
} from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { baisa } from '#values/shapes.ts'
import { folded } from '#values/text.ts'
import { AddPoolInput } from '../pools/inputs.ts'
import { damagedField, lostField, type PoolUnit, pieceField, piecePlaces, poolUnitNames, poolUnits } from '../pools/pool.ts'
import { insertPool } from '../pools/use-cases/pool-fields.ts'
import { poolTable } from './pool-table.ts'

/** A pool of the file: how many there are of it, by what price, and of how many pieces it is made. */
export const FoundPool = z.object({
  ...{ name: z.string(), unit: z.enum(poolUnitNames), total: z.number(), monthPrice: baisa, deposit: baisa, pieces: z.number() },
})
type FoundPool = z.output<typeof FoundPool>

/** Every row against the register. A pool that is there by its name stays as it is, with its count and its prices. */
export async function validatePools(work: Work, brought: ImportedTable): Promise<Validated<FoundPool>> {
  await sql`select pg_advisory_xact_lock(hashtext('equipment.import-pools'))`.execute(work.tx)
  const { say, inOrder, isFaulty } = collectFaults(poolTable)
  const read = readCells(poolTable, brought, say)
  const there = new Set((await work.tx.selectFrom('equipmentPools').select('name').execute()).map(({ name }) => folded(name)))
  const all = [...Map.groupBy(read, nameIn).values()].flatMap((rows) => poolIn(rows, say))
  const fresh = all.filter(({ pool }) => !there.has(folded(pool.name)))
  const good = fresh.filter(({ rows }) => !rows.some(({ row }) => isFaulty(row)))
  const count = (pools: typeof all) => pools.reduce((sum, { rows }) => sum + rows.length, 0)
  const found = good.map(({ pool }) => foundIn(pool))
  return {
    ...{ faults: inOrder(), good: count(good), known: count(all) - count(fresh), found },
    async take(taking) {
      for (const { pool } of good)
        if (!(await insertPool(taking, { ...pool, id: taking.newId() })))
          throw new Refusal('imports.changed', 'تغيّرت السجلات بعد الفحص. افحص الملف من جديد.')
      return found
    },
  }
}

/** Rows of one name are one pool; a row without a name is told so by itself. */
const nameIn = ({ row, cells }: ReadRow) => folded(cells.name ?? '') || `${row}`

type Pool = z.output<typeof AddPoolInput>

const foundIn = ({ name, unit, total, monthPrice, deposit, pieces }: Pool): FoundPool => ({
  ...{ name, unit, total, monthPrice, deposit, pieces: pieces.length },
})

const unnamed = '00000000-0000-4000-8000-000000000000'
const rightOtherwise = { name: 'سقالات', unit: 'm2', total: '0', monthPrice: '0', deposit: '0' }
const partFields = ['piece', 'lost', 'damaged'] as const

/** The rows of a pool, as the form of one would read them. */
function poolIn(rows: readonly ReadRow[], say: Say) {
  const [first] = rows
  if (!first) return []
  for (const one of rows) mustSayTheSame(one, first, say)
  if (rows.length > piecePlaces.length)
    say(rows.at(-1)?.row ?? first.row, 'piece', `القطع حتى ${piecePlaces.length}. اختصرها أو اجعلها باسمين.`)
  // What the form says of a piece is said of its row, under the column it came from.
  const cellOf = new Map<string, { row: number; field: string }>()
  const cells: ReadRow['cells'] = { ...first.cells, id: unnamed, unit: unitIn(first, say) }
  if (!cells.deposit) cells.deposit = '0'
  const places = rows.slice(0, piecePlaces.length).map((one, at) => ({ one, place: at + 1 }))
  for (const { one, place } of places)
    for (const [at, field] of [pieceField(place), lostField(place), damagedField(place)].entries()) {
      const column = partFields[at] ?? 'piece'
      cells[field] = one.cells[column]
      cellOf.set(field, { row: one.row, field: column })
    }
  const sayCell: Say = (row, field, message) => say(cellOf.get(field)?.row ?? row, cellOf.get(field)?.field ?? field, message)
  // The form reads its pieces once the rest is right; a table hears of both together.
  parseCells({ ...first, cells: { ...cells, ...rightOtherwise } }, AddPoolInput, sayCell)
  const pool = parseCells({ ...first, cells }, AddPoolInput, sayCell)
  return pool ? [{ rows, pool }] : []
}

/** Further rows of a pool are further pieces of it, and say nothing else of it. */
function mustSayTheSame(one: ReadRow, first: ReadRow, say: Say) {
  if (one === first) return
  if (!one.cells.piece && !one.unread.has('piece'))
    say(one.row, 'piece', `كُتب هذا الاسم في الصف ${first.row}. اكتب هنا قطعة أخرى منه، أو احذف الصف.`)
  for (const field of ['unit', 'total', 'monthPrice', 'deposit'])
    if (one.cells[field] && folded(one.cells[field]) !== folded(first.cells[field] ?? ''))
      say(one.row, field, `كُتب له في الصف ${first.row} غير هذا. وحّد الصفين، أو اترك هذه الخانة فارغة.`)
}

const otherWords: Record<PoolUnit, readonly string[]> = {
  m2: ['م2', 'متر', 'متر مربع', 'm2', 'sqm', 'm²'],
  piece: ['حبة', 'عدد', 'piece', 'pieces', 'pcs', 'pc', 'no'],
}

function unitIn({ row, cells, unread }: ReadRow, say: Say) {
  const typed = folded(cells.unit ?? '')
  const found = poolUnitNames.find((unit) => [poolUnits[unit], ...otherWords[unit]].some((word) => folded(word) === typed))
  if (!found && !unread.has('unit')) say(row, 'unit', `اكتب: ${Object.values(poolUnits).join(' أو ')}.`)
  return found ?? 'm2'
}
