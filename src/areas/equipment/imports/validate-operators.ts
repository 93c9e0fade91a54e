import { sql } from 'kysely'
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
import type { Work } from '#platform/context.ts'
import { phone, plannedDay, written } from '#values/shapes.ts'
import { folded } from '#values/text.ts'
import { dayTyped } from '#values/typed-moments.ts'
import { operatorAdded } from '../operators/facts.ts'
import { operatorFoundBy, writeLicences } from '../operators/use-cases/operator-fields.ts'
import { type KindNamed, namedKinds } from './named-kinds.ts'
import { operatorTable } from './operator-table.ts'

/** An operator of the file, with how many licences they bring. */
export const FoundOperator = z.object({ name: z.string(), phone: z.string(), licences: z.number() })
type FoundOperator = z.output<typeof FoundOperator>

const Cells = z.object({
  ...{ name: written('اكتب اسم المشغّل.', 120), phone },
  until: plannedDay('اكتب آخر يوم في الرخصة، مثل 1/7/2027.').optional(),
})
type Row = { row: number; name: string; phone: string; kindId: string | null; validUntil: string | null }

/** Every row against the operators there are: whoever is there by their phone stays as they are, with the licences they have. */
export async function validateOperators(
  work: Work,
  { chosen, ...brought }: ImportedTable & { chosen: { branchId: string } },
): Promise<Validated<FoundOperator>> {
  await sql`select pg_advisory_xact_lock(hashtext('equipment.import-operators'))`.execute(work.tx)
  const { say, inOrder, isFaulty } = collectFaults(operatorTable)
  const kindNamed = await namedKinds(work, say)
  const read = readCells(operatorTable, brought, say).flatMap((one) => rowIn(one, kindNamed, say))
  mustStandOnce(
    read.map((one) => ({ row: one.row, name: `${one.phone} ${one.kindId}` })),
    'kind',
    say,
  )
  mustBeOne(read, say)
  const there = await work.tx.selectFrom('machineOperators').select('phone').execute()
  const fresh = read.filter((one) => !there.some((known) => known.phone === one.phone))
  const good = fresh.filter(({ row }) => !isFaulty(row))
  const people = [...Map.groupBy(good, (one) => one.phone).values()]
  const found = people.map((of) => ({
    ...{ name: of[0]?.name ?? '', phone: of[0]?.phone ?? '' },
    licences: of.filter(({ kindId }) => kindId !== null).length,
  }))
  return {
    ...{ faults: inOrder(), good: good.length, known: read.length - fresh.length, found },
    async take(taking) {
      for (const of of people) await addOperator(taking, of, chosen.branchId)
      return found
    },
  }
}

/** A licence has its kind and its last day. */
function rowIn(one: ReadRow, kindNamed: KindNamed, say: Say): Row[] {
  const cells: ReadRow['cells'] = { ...one.cells, ...(one.cells.until && { until: dayTyped(one.cells.until) }) }
  const read = parseCells({ ...one, cells }, Cells, say)
  const kind = cells.kind ? kindNamed(one) : null
  if (cells.kind && !cells.until) say(one.row, 'until', 'اكتب آخر يوم في الرخصة، مثل 1/7/2027.')
  if (cells.until && !cells.kind) say(one.row, 'kind', 'اكتب النوع الذي تشمله الرخصة.')
  if (!read || kind === undefined) return []
  return [{ row: one.row, name: read.name, phone: read.phone, kindId: kind?.id ?? null, validUntil: read.until ?? null }]
}

/** A phone is one person's. */
function mustBeOne(rows: readonly Row[], say: Say) {
  for (const of of Map.groupBy(rows, (one) => one.phone).values())
    for (const { row, name } of of)
      if (folded(name) !== folded(of[0]?.name ?? ''))
        say(row, 'name', `هذا الهاتف كُتب من قبل لـ${of[0]?.name}. وحّد الاسم أو صحّح الهاتف.`)
}

async function addOperator(work: Work, [first, ...others]: readonly Row[], branchId: string) {
  if (!first) return
  const id = work.newId()
  const { name, phone: called } = first
  const stamp = { addedBy: work.actor.id, addedAt: work.now() }
  await work.tx
    .insertInto('machineOperators')
    .values({
      id,
      branchId,
      name,
      phone: called,
      active: true,
      accountId: null,
      words: operatorFoundBy({ name, phone: called }),
      ...stamp,
    })
    .execute()
  const licences = [first, ...others].flatMap(({ kindId, validUntil }) => (kindId && validUntil ? [{ kindId, validUntil }] : []))
  await writeLicences(work, id, licences)
  work.record(operatorAdded, id, { name })
}
