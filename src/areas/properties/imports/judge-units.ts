import type { z } from 'zod'
import { collectFaults, mustStandOnce, type ReadRow, readCells, type Say } from '#areas/imports/public.ts'
import { CorrectUnitInput } from '#areas/properties/inputs.ts'
import type { NewUnit } from '#areas/properties/use-cases/writing.ts'
import { importTables } from './columns.ts'
import type { Asked, Brought, Judgement } from './judging.ts'
import { newPlaces, type UnitPlace } from './new-places.ts'
import { takeUnits, type UnitRow } from './take-units.ts'

const TypedUnit = CorrectUnitInput.omit({ unitId: true, seen: true })
const table = importTables.units

/**
 * Every row as the form of units would read it, against what we look after and the rest of the file, and all that is wrong with it at
 * once. Units that are there stay as they are: the same file twice adds nothing.
 */
export async function judgeUnits(asked: Asked, { branchId, ...brought }: Brought): Promise<Judgement> {
  const { say, inOrder, isFaulty } = collectFaults(table)
  const read = readCells(table, brought, say)
  const units = new Map(read.flatMap((one) => [[one.row, unitIn(one, say)] as const]))
  const placed = await newPlaces(asked, { read, branchId, say })
  const there = await numbersThere(asked, [...new Set(placed.values())])
  const named = read.flatMap(({ row, cells }) => {
    const place = placed.get(row)
    return place && cells.number ? [{ row, name: nameOf(place, cells.number) }] : []
  })
  mustStandOnce(named, 'number', say)
  const rows = read.flatMap(({ row }) => {
    const [place, unit] = [placed.get(row), units.get(row)]
    return place && unit && !isFaulty(row) ? [{ place, unit }] : []
  })
  const isThere = ({ place, unit }: UnitRow) => there.has(nameOf(place, unit.number))
  const good = rows.filter((row) => !isThere(row))
  return {
    ...{ faults: inOrder(), good: good.length, known: rows.length - good.length },
    found: [...Map.groupBy(good, ({ place }) => place)].map(([{ id, name, isNew }, { length }]) => {
      return { id: isNew ? null : id, name, isNew, count: length, people: 0 }
    }),
    take: (work) => takeUnits(work, good),
  }
}

function unitIn({ row, cells, unread }: ReadRow, say: Say): NewUnit | null {
  const { data, error } = TypedUnit.safeParse(cells)
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0])
    if (!unread.has(field)) say(row, field, message)
  }
  return data ? asUnit(data) : null
}

const asUnit = ({ furnished, ...told }: z.output<typeof TypedUnit>): NewUnit => ({
  ...{ number: told.number, floor: told.floor, kind: told.kind, use: told.use, rent: told.rent },
  ...{ area: told.area ?? null, bedrooms: told.bedrooms ?? null, bathrooms: told.bathrooms ?? null },
  ...{ furnished: furnished === 'yes', deposit: told.deposit ?? null },
  ...{ electricityAccount: told.electricityAccount ?? null, electricityMeter: told.electricityMeter ?? null },
  ...{ waterAccount: told.waterAccount ?? null, waterMeter: told.waterMeter ?? null },
})

const nameOf = ({ id }: UnitPlace, number: string) => `${id} ${number}`

/** The units these properties have; whoever takes the file holds them meanwhile, so that nobody adds one of the same number. */
async function numbersThere(asked: Asked, places: readonly UnitPlace[]) {
  const ids = places.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  if ('tx' in asked && ids.length > 0)
    await asked.tx.selectFrom('properties').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const rows = await ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('units')
    .select(['propertyId', 'number'])
    .where(({ eb, fn, val }) => eb('propertyId', '=', fn.any(val(ids))))
    .execute()
  return new Set(rows.map(({ propertyId, number }) => `${propertyId} ${number}`))
}
