import { sql } from 'kysely'
import { z } from 'zod'
import { addDocument } from '#areas/documents/public.ts'
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
import type { Work } from '#platform/context.ts'
import { plateText } from '#values/plates.ts'
import { day, optionalText } from '#values/shapes.ts'
import { dayTyped } from '#values/typed-moments.ts'
import { vehiclePaperAdded } from '../fleet/facts.ts'
import { AddVehicleInput } from '../fleet/inputs.ts'
import { offerVehicle } from '../fleet/offering.ts'
import { vehiclePapers } from '../fleet/papers.ts'
import { insertVehicle, type VehicleFields, vehicleFields } from '../fleet/use-cases/vehicle-fields.ts'
import { type ClassNamed, namedClasses } from './named-classes.ts'
import { vehicleTable } from './vehicle-table.ts'

/** A class of the file, with how many of its vehicles come. */
export const FoundClass = z.object({ className: z.string(), count: z.number() })
type FoundClass = z.output<typeof FoundClass>

const Papers = z.object({
  licenceUntil: day('اكتب آخر يوم في رخصة المركبة، مثل 31/5/2027.').optional(),
  policyNumber: optionalText(40),
  policyUntil: day('اكتب آخر يوم في التأمين، مثل 31/5/2027.').optional(),
})
type Papers = z.output<typeof Papers>

type Row = { row: number; name: string; className: string; fields: VehicleFields; papers: Papers }

/** Every row as the form of a vehicle would read it, against the register and the rest of the file. Those that are there stay. */
export async function validateVehicles(
  work: Work,
  { chosen, ...brought }: ImportedTable & { chosen: { branchId: string } },
): Promise<Validated<FoundClass>> {
  await sql`select pg_advisory_xact_lock(hashtext('vehicles.add'))`.execute(work.tx)
  const { say, inOrder, isFaulty } = collectFaults(vehicleTable)
  const classNamed = await namedClasses(work, say)
  const read = readCells(vehicleTable, brought, say).flatMap((one) => rowIn(one, classNamed, say))
  mustStandOnce(read, 'plate', say)
  mustStandOnce(
    read.flatMap(({ row, fields }) => (fields.vin ? [{ row, name: fields.vin }] : [])),
    'vin',
    say,
  )
  const there = await inRegister(work)
  const fresh = read.filter(({ name }) => !there.plates.has(name))
  for (const { row, fields } of fresh)
    if (fields.vin && there.vins.has(fields.vin)) say(row, 'vin', 'رقم الهيكل هذا لمركبة مسجلة بلوحة أخرى. راجعه.')
  const good = fresh.filter(({ row }) => !isFaulty(row))
  const found = [...Map.groupBy(good, ({ className }) => className)].map(([className, { length: count }]) => ({
    className,
    count,
  }))
  return {
    ...{ faults: inOrder(), good: good.length, known: read.length - fresh.length, found },
    async take(taking) {
      for (const one of good) await addWithPapers(taking, one, chosen.branchId)
      return found
    },
  }
}

const dated = ['licenceUntil', 'policyUntil', 'boughtOn'] as const

function rowIn(one: ReadRow, classNamed: ClassNamed, say: Say): Row[] {
  const cells = { ...one.cells }
  for (const field of dated) if (cells[field]) cells[field] = dayTyped(cells[field])
  const found = classNamed(one)
  const papers = parseCells({ ...one, cells }, Papers, say)
  // Its fuel is read on its first sheet; until then it counts as full.
  const typed = { ...cells, id: unnamed, classId: found?.id ?? unnamed, fuel: '8' }
  const vehicle = parseCells({ ...one, cells: typed }, AddVehicleInput, say)
  if (!(found && vehicle && papers)) return []
  const { id: _, branchId: __, ...asked } = vehicle
  return [{ row: one.row, name: plateText(asked.plate), className: found.name, fields: vehicleFields(asked), papers }]
}

const unnamed = '00000000-0000-4000-8000-000000000000'

async function inRegister({ tx }: Work) {
  const rows = await tx.selectFrom('vehicles').select(['plateDigits', 'plateLetters', 'vin', 'readiness']).execute()
  const plates = rows
    .filter(({ readiness }) => readiness !== 'sold')
    .map(({ plateDigits, plateLetters }) => plateText({ digits: plateDigits, letters: plateLetters }))
  return { plates: new Set(plates), vins: new Set(rows.flatMap(({ vin }) => vin ?? [])) }
}

async function addWithPapers(work: Work, { name, fields, papers }: Row, branchId: string) {
  const id = work.newId()
  await insertVehicle(work, { id, branchId, fields })
  const { licenceUntil, policyNumber, policyUntil } = papers
  const told = [
    { kind: 'licence', expiresOn: licenceUntil, number: undefined },
    { kind: 'insurance', expiresOn: policyUntil, number: policyNumber },
  ].filter(({ expiresOn, number }) => expiresOn !== undefined || number !== undefined)
  for (const paper of told) {
    const added = await addDocument(work, { holder: vehiclePapers, recordId: id }, { id: work.newId(), ...paper, file: [] })
    if (added) work.record(vehiclePaperAdded, id, { plate: name, ...added })
  }
  if (told.length > 0) await offerVehicle(work, { id, classId: fields.classId, isSold: false })
}
