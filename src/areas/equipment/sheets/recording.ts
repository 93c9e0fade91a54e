import { sql } from 'kysely'
import { contractsOfKind } from '#areas/contracts/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { hireKind } from '../hires/hire.ts'
import { linesOf } from '../hires/load-for-update.ts'
import { equipmentPermissions } from '../permissions.ts'

const may = equipmentPermissions.recordSheets

export type Recording = Awaited<ReturnType<typeof lineToRecord>>

/** The line, the machine that stood there that day, and what its meter showed before and after. */
export async function lineToRecord(work: Work, lineId: string, day: string) {
  const on = await lineForRecording(work, lineId)
  const { segment, fault } = standingOn(on, day, dayOf(work.now()))
  if (!segment) throw fieldFault('day', fault)
  return { ...on, segment, ...(await metersAround(work.tx, { lineId, day, segment })) }
}

/** Only whoever works a machine of the line, or looks after it, writes. */
export async function lineForRecording(work: Work, lineId: string) {
  const { hire, line, branchId } = await lineOf(work, lineId)
  if (line.terms.sheetCounts === 'nothing') throw new Refusal('equipment.no-sheets', 'لا كشوف لهذا النوع.')
  const segments = await segmentsOf(work, lineId)
  const isTheirs = segments.some(({ accountId }) => accountId === work.actor.id)
  if (!isTheirs && !reaches(work.actor, may, { branchId })) throw new Refusal('not-found', 'لا يوجد هذا البند.', 404)
  return { hire, line, segments }
}
export type LineOfSheets = Awaited<ReturnType<typeof lineForRecording>>
type Segment = LineOfSheets['segments'][number]
type Standing = { segment: Segment; fault?: undefined } | { segment: null; fault: string }

/** Which machine of the line stood there on a day that may have a sheet, or why it may not. */
export function standingOn({ line, segments }: LineOfSheets, day: string, today: string): Standing {
  const no = (fault: string) => ({ segment: null, fault })
  const segment = segments.filter((one) => dayOf(one.outAt) <= day && (!one.backAt || dayOf(one.backAt) >= day)).at(-1)
  if (!segment) return no('لم تكن المعدّة في الموقع هذا اليوم. اختر يومًا آخر.')
  if (day > today) return no('لم يأت هذا اليوم بعد.')
  if (day < line.startsOn) return no(`يبدأ تأجيرها في ${dayInWords(line.startsOn)}، فلا كشف ليوم قبله.`)
  if (line.beforeUntil && day <= line.beforeUntil) return no('فُوتر هذا اليوم في الدفاتر السابقة، فلا كشف له هنا.')
  if (line.offHiredAt && day > dayOf(line.offHiredAt)) return no('انتهى تأجيرها قبل هذا اليوم، فلا كشف له.')
  return { segment }
}

async function lineOf(work: Work, lineId: string) {
  const row = await work.tx
    .selectFrom('hireLines')
    .innerJoin(contractsOfKind({ db: work.tx }, hireKind).as('contracts'), 'contracts.id', 'hireLines.contractId')
    .select(['contractId', 'number', 'partyId', 'branchId'])
    .where('hireLines.id', '=', lineId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', 'لا يوجد هذا البند.', 404)
  const { contractId, number, partyId, branchId } = row
  // Two sheets of one line come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${lineId}, 968021))`.execute(work.tx)
  const line = (await linesOf(work.tx, contractId)).find(({ id }) => id === lineId)
  if (!line) throw new Refusal('not-found', 'لا يوجد هذا البند.', 404)
  return { hire: { contractId, contract: { number, partyId } }, line, branchId }
}

const segmentsOf = ({ tx }: Work, lineId: string) =>
  tx
    .selectFrom('hireSegments')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .leftJoin('machineOperators', 'machineOperators.id', 'hireSegments.operatorId')
    .select(['hireSegments.id', 'machineId', 'outAt', 'backAt', 'meterOut', 'code', 'accountId'])
    .select(['machineOperators.name as operator', 'machineOperators.phone'])
    .where('lineId', '=', lineId)
    .orderBy('outAt')
    .execute()

type Db = Ctx['db'] | Work['tx']
type Around = { lineId: string; day: string; segment: { id: string; meterOut: number } }

/** What the meter showed at the end of the day before, and of the day after where that is written already. */
export async function metersAround(db: Db, { lineId, day, segment }: Around) {
  return meterBetween(await metersOf(db, { lineId, segment }), { day, segment })
}

/** The days of a stay whose meter was read, in their order. */
export const metersOf = (db: Db, { lineId, segment }: Omit<Around, 'day'>) =>
  db
    .selectFrom('daySheets')
    .select(['day', 'meterTo'])
    .where('lineId', '=', lineId)
    .where('segmentId', '=', segment.id)
    .where('meterTo', 'is not', null)
    .orderBy('day')
    .execute()

type Read = readonly { day: string; meterTo: number | null }[]

export const meterBetween = (read: Read, { day, segment }: Omit<Around, 'lineId'>) => ({
  meterFrom: read.filter((one) => one.day < day).at(-1)?.meterTo ?? segment.meterOut,
  meterNext: read.find((one) => one.day > day)?.meterTo ?? null,
})
