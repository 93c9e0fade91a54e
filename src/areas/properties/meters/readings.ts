import type { ExpressionBuilder } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import { dayInWords } from '#values/dates.ts'
import { meterRead } from './facts.ts'
import type { MeterKind, Reading } from './meter.ts'

/** Of a query over readings: those that were not taken back. */
export const stands = ({ exists, not, selectFrom }: ExpressionBuilder<Database, 'meterReadings'>) =>
  not(exists(selectFrom('readingsTakenBack').select('readingId').whereRef('readingId', '=', 'meterReadings.id')))

type Db = Ctx['db'] | Work['tx']
type Of = { unitId: string; kind: MeterKind }

/** The readings of one meter in their order, over all that hung there; what was taken back says nothing of it. */
export const readingsOf = (db: Db, { unitId, kind }: Of) =>
  db
    .selectFrom('meterReadings')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('kind', '=', kind)
    .where(stands)
    .orderBy('readOn')
    .orderBy('readAt')
    .orderBy('id')
    .execute()

/** Those that were taken back, the last first. */
export const takenBackOf = (db: Db, { unitId, kind }: Of) =>
  db
    .selectFrom('meterReadings')
    .innerJoin('readingsTakenBack', 'readingsTakenBack.readingId', 'meterReadings.id')
    .select(['id', 'reading', 'readOn', 'photoId', 'readingsTakenBack.reason', 'takenBackBy', 'takenBackAt'])
    .where('unitId', '=', unitId)
    .where('kind', '=', kind)
    .orderBy('takenBackAt', 'desc')
    .execute()

/** Why a meter cannot have shown this on that day, between what it showed before and after; null where it can. `all` in their order. */
export function whyNot(all: readonly Reading[], { reading, readOn }: Pick<Reading, 'reading' | 'readOn'>) {
  const before = all.findLast((one) => one.readOn <= readOn)
  const after = all.find((one) => one.readOn > readOn)
  if (before && reading < before.reading)
    return `القراءة أقل من السابقة ${before.reading}. راجعها، أو اسحب السابقة إن كانت خطأ، أو سجّل استبدال العداد.`
  const most = after && (after.oldReading ?? after.reading)
  if (after && most !== undefined && reading > most)
    return `القراءة في ${dayInWords(after.readOn)} أقل منها: ${most}. راجع القراءة ويومها.`
  return null
}

type Read = Of & { reading: number; readOn: string; photoId?: string | null; inspectionId?: string }
type Where = { unit: string; property: string }

/** Writes it down; whether it can be was asked before. */
export async function writeReading(work: Work, { photoId = null, inspectionId, ...read }: Read & { id?: string }, where: Where) {
  await work.tx
    .insertInto('meterReadings')
    .values({
      ...{ id: work.newId(), ...read, photoId, inspectionId: inspectionId ?? null, oldReading: null, reason: null },
      ...{ readBy: work.actor.id, readAt: work.now() },
    })
    .execute()
  work.record(meterRead, read.unitId, { ...where, meter: read.kind, reading: read.reading, on: read.readOn })
}
