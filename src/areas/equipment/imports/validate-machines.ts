import { sql } from 'kysely'
import { z } from 'zod'
import { addDocument } from '#areas/documents/public.ts'
import { suppliersToChoose } from '#areas/finance/public.ts'
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
import { day, optionalText } from '#values/shapes.ts'
import { folded } from '#values/text.ts'
import { dayTyped } from '#values/typed-moments.ts'
import { machinePaperAdded } from '../machines/facts.ts'
import { AddMachineInput } from '../machines/inputs.ts'
import { ownerships } from '../machines/machine.ts'
import { offerMachine } from '../machines/offering.ts'
import { machinePapers } from '../machines/papers.ts'
import { insertMachine, type MachineFields, machineFields } from '../machines/use-cases/machine-fields.ts'
import { machineTable } from './machine-table.ts'
import { type KindNamed, namedKinds } from './named-kinds.ts'

/** A kind of the file, with how many of its machines come. */
export const FoundKind = z.object({ kindName: z.string(), count: z.number() })
type FoundKind = z.output<typeof FoundKind>

const Papers = z.object({
  certificateNumber: optionalText(40),
  certificateUntil: day('اكتب آخر يوم في شهادة الفحص، مثل 31/5/2027.').optional(),
  policyNumber: optionalText(40),
  policyUntil: day('اكتب آخر يوم في التأمين، مثل 31/5/2027.').optional(),
  licenceUntil: day('اكتب آخر يوم في رخصة المعدّة، مثل 31/5/2027.').optional(),
})
type Papers = z.output<typeof Papers>

type Row = { row: number; name: string; kindName: string; certificateNeeded: boolean; fields: MachineFields; papers: Papers }

/** Every row as the form of a machine would read it, against the register and the rest of the file. Those that are there stay. */
export async function validateMachines(
  work: Work,
  { chosen, ...brought }: ImportedTable & { chosen: { branchId: string } },
): Promise<Validated<FoundKind>> {
  await sql`select pg_advisory_xact_lock(hashtext('equipment.add-machine'))`.execute(work.tx)
  const { say, inOrder, isFaulty } = collectFaults(machineTable)
  const named = { kind: await namedKinds(work, say), supplier: await namedSuppliers(work, say) }
  const read = readCells(machineTable, brought, say).flatMap((one) => rowIn(one, named, say))
  mustStandOnce(read, 'code', say)
  mustStandOnce(
    read.flatMap(({ row, fields }) => (fields.serial ? [{ row, name: fields.serial }] : [])),
    'serial',
    say,
  )
  const there = await work.tx.selectFrom('machines').select(['code', 'serial']).execute()
  const fresh = read.filter(({ name }) => !there.some(({ code }) => code === name))
  for (const { row, fields } of fresh) {
    const other = there.find(({ serial }) => serial !== null && serial === fields.serial)
    if (other) say(row, 'serial', `هذا الرقم التسلسلي للمعدّة ${other.code}. راجع الرقم.`)
  }
  const good = fresh.filter(({ row }) => !isFaulty(row))
  const found = [...Map.groupBy(good, ({ kindName }) => kindName)].map(([kindName, { length: count }]) => ({ kindName, count }))
  return {
    ...{ faults: inOrder(), good: good.length, known: read.length - fresh.length, found },
    async take(taking) {
      for (const one of good) await addWithPapers(taking, one, chosen.branchId)
      return found
    },
  }
}

const dated = ['certificateUntil', 'policyUntil', 'licenceUntil', 'boughtOn'] as const
const unnamed = '00000000-0000-4000-8000-000000000000'

type Named = { kind: KindNamed; supplier: Awaited<ReturnType<typeof namedSuppliers>> }

function rowIn(one: ReadRow, named: Named, say: Say): Row[] {
  const cells = { ...one.cells }
  for (const field of dated) if (cells[field]) cells[field] = dayTyped(cells[field])
  const kind = named.kind(one)
  const ownership = ownershipIn(one, say)
  const supplierId = ownership === 'sub-hired' ? named.supplier(one) : undefined
  const papers = parseCells({ ...one, cells }, Papers, say)
  // Whose it is has been told already where nobody knows them.
  const typed = { ...cells, id: unnamed, kindId: kind?.id ?? unnamed, ownership, supplierId: supplierId ?? unnamed }
  const machine = parseCells({ ...one, cells: typed }, AddMachineInput, say)
  if (!(kind && machine && papers)) return []
  const { id: _, branchId: __, ...asked } = machine
  return [
    {
      ...{ row: one.row, name: asked.code, kindName: kind.called, certificateNeeded: kind.certificateNeeded },
      ...{ fields: machineFields(asked), papers },
    },
  ]
}

const others = ['مستأجرة', 'للغير', 'hired', 'sub-hired', 'sub hired', 'rented']

/** Ours, where nothing is said and no owner is named. */
function ownershipIn({ row, cells }: ReadRow, say: Say) {
  const typed = folded(cells.ownership ?? '')
  if (!typed) return cells.supplier ? 'sub-hired' : 'own'
  if ([ownerships['sub-hired'], ...others].some((word) => folded(word) === typed)) return 'sub-hired'
  if (![ownerships.own, 'لنا', 'own', 'owned'].some((word) => folded(word) === typed))
    say(row, 'ownership', `اكتب: ${Object.values(ownerships).join(' أو ')}.`)
  return 'own'
}

async function namedSuppliers({ tx }: Work, say: Say) {
  const all = await suppliersToChoose({ db: tx })
  const byName = new Map(all.map((one) => [folded(one.name), one.id]))
  return ({ row, cells }: ReadRow) => {
    const found = byName.get(folded(cells.supplier ?? ''))
    if (!found) say(row, 'supplier', 'اكتب صاحبها كما في سجل الموردين، أو أضفه إليه أولًا.')
    return found
  }
}

async function addWithPapers(work: Work, { name: code, fields, papers, certificateNeeded }: Row, branchId: string) {
  const id = work.newId()
  await insertMachine(work, { id, branchId, fields }, { certificateNeeded })
  const told = [
    { kind: 'certificate', expiresOn: papers.certificateUntil, number: papers.certificateNumber },
    { kind: 'insurance', expiresOn: papers.policyUntil, number: papers.policyNumber },
    { kind: 'licence', expiresOn: papers.licenceUntil, number: undefined },
  ].filter(({ expiresOn, number }) => expiresOn !== undefined || number !== undefined)
  for (const paper of told) {
    const added = await addDocument(work, { holder: machinePapers, recordId: id }, { id: work.newId(), ...paper, file: [] })
    if (added) work.record(machinePaperAdded, id, { code, ...added })
  }
  if (told.length > 0) await offerMachine(work, { id, ...fields, certificateNeeded, readiness: 'ready' })
}
