import type { z } from 'zod'
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
import { dayTyped, hourIn } from '#values/typed-moments.ts'
import { RecordFineInput } from '../fines/inputs.ts'
import { carOf, segmentAt, writeFine } from '../fines/recording.ts'
import { fineTable } from './fine-table.ts'
import type { FoundFine } from './found.ts'

type Fine = z.output<typeof RecordFineInput>

/** Every row read as the form would read it, and matched with whoever had the car. What was written down before is left out. */
export async function validateFines(work: Work, brought: ImportedTable): Promise<Validated<FoundFine>> {
  const { say, inOrder, isFaulty } = collectFaults(fineTable)
  const read = readCells(fineTable, brought, say).flatMap((one) => {
    const fine = parseCells(asTyped(work, one), RecordFineInput, say)
    return fine ? [{ row: one.row, name: fine.reference, fine }] : []
  })
  mustStandOnce(read, 'reference', say)
  const known = await knownAmong(work, read)
  const fresh = read.filter(({ name }) => !known.has(name))
  for (const { row, fine } of fresh) await mustBeOurs(work, { row, fine, say })
  const good = fresh.filter(({ row }) => !isFaulty(row)).map(({ fine }) => fine)
  const found = await Promise.all(good.map((fine) => matched(work, fine)))
  return {
    ...{ faults: inOrder(), good: good.length, known: read.length - fresh.length, found },
    async take(taking) {
      for (const fine of good) await writeFine(taking, fine)
      return found
    },
  }
}

/** The hour stands beside the day, or in a column of its own. */
function asTyped(work: Pick<Work, 'newId'>, { cells, ...one }: ReadRow): ReadRow {
  const { reference = '', plate = '', on = '', onTime, place, amount = '' } = cells
  const about = place ? { place } : {}
  const typed = { id: work.newId(), reference, plate, on: dayTyped(on), onTime: hourIn(onTime ?? on) ?? '', amount, ...about }
  return { ...one, cells: typed }
}

async function knownAmong({ tx }: Pick<Work, 'tx'>, read: readonly { name: string }[]) {
  const references = read.map(({ name }) => name)
  const rows = await tx
    .selectFrom('carFines')
    .select('reference')
    .where((eb) => eb('reference', '=', eb.fn.any(eb.val(references))))
    .execute()
  return new Set(rows.map(({ reference }) => reference))
}

async function mustBeOurs(work: Work, { row, fine, say }: { row: number; fine: Fine; say: Say }) {
  if (fine.at > work.now()) say(row, 'on', 'هذا الوقت لم يأتِ بعد.')
  else if (!(await carOf(work, fine.plate))) say(row, 'plate', 'لا مركبة لنا بهذه اللوحة.')
}

async function matched(work: Work, { reference, plate, at, amount }: Fine): Promise<FoundFine> {
  const car = await carOf(work, plate)
  const segment = car && (await segmentAt(work, { vehicleId: car.id, at }))
  return { reference, plate: plateText(plate), at: at.toISOString(), amount, contract: segment?.number ?? null }
}
