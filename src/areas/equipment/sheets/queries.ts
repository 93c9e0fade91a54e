import { sql } from 'kysely'
import { contractsOfKind, contractsSeen } from '#areas/contracts/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf, daysAfter, isDay } from '#values/days.ts'
import { hireKind } from '../hires/hire.ts'
import { termsIn } from '../hires/terms.ts'
import { announcedHolidays } from '../pricing/announced.ts'
import { calendarOf, isWorkDay } from '../pricing/work-days.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { isApart, longDay } from './day-sheet.ts'
import { picturesOfSheets } from './pictures.ts'
import { metersAround } from './recording.ts'
import { sheetIdOf } from './sheet-id.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now'>

/** The machines on their sites that whoever asks writes sheets of: those they work, or those they look after. */
const linesToRecord = ({ db, actor }: Reader) =>
  db
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .innerJoin(contractsOfKind({ db }, hireKind).as('contracts'), 'contracts.id', 'hireLines.contractId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .leftJoin('machineOperators', 'machineOperators.id', 'hireSegments.operatorId')
    .where((eb) =>
      eb.or([
        eb(sql<string>`account_id::text`, '=', actor.id),
        withinReach(eb, actor, may.recordSheets, { branch: 'contracts.branchId' }),
      ]),
    )

/** What there is to write today: each machine with its site and whether its sheet of today is there. */
export async function sheetsToWrite(ctx: Reader) {
  const today = dayOf(ctx.now())
  const rows = await linesToRecord(ctx)
    .leftJoin('daySheets', (join) => join.onRef('daySheets.lineId', '=', 'hireLines.id').on('daySheets.day', '=', today))
    .select([
      'hireLines.id as lineId',
      'hireLines.snapshot',
      'site',
      'code',
      'model',
      'outAt',
      'hireLines.startsOn',
      'restDays',
      'holidays',
      'offHiredAt',
      'beforeUntil',
    ])
    .select(['daySheets.state', 'machineOperators.name as operator', sql<string | null>`account_id::text`.as('worksIt')])
    .where('hireSegments.backAt', 'is', null)
    .orderBy('code')
    .execute()
  const written = await writtenDays(
    ctx,
    rows.map(({ lineId }) => lineId),
  )
  const first = rows.map(({ outAt }) => dayOf(outAt)).toSorted()[0] ?? today
  // As far ahead as the phone keeps its pages.
  const announced = [...(await announcedHolidays(ctx.db, first, daysAfter(today, 31)))]
  return rows
    .map(({ snapshot, ...row }) => ({ ...row, terms: termsIn({ snapshot }) }))
    .filter(({ terms }) => terms.sheetCounts !== 'nothing')
    .map(({ terms, outAt, offHiredAt, beforeUntil, startsOn, worksIt, restDays, holidays, ...row }) => {
      const calendar = calendarOf({ restDays, holidays }, new Set(announced))
      const last = offHiredAt && dayOf(offHiredAt) < today ? dayOf(offHiredAt) : daysAfter(today, -1)
      const late = daysFrom(firstSheetDay({ outAt, beforeUntil, startsOn }), last).filter(
        (day) => isWorkDay(calendar, day) && !written.has(`${row.lineId} ${day}`),
      )
      return { ...row, calendar, kind: terms.kind, today, late: late.slice(-7), isOwn: worksIt === ctx.actor.id, isHere: false }
    })
}
export type SheetToWrite = Awaited<ReturnType<typeof sheetsToWrite>>[number]

type Started = { outAt: Date; beforeUntil: string | null; startsOn: string }

const firstSheetDay = ({ outAt, beforeUntil, startsOn }: Started) =>
  [beforeUntil ? daysAfter(beforeUntil, 1) : dayOf(outAt), startsOn].toSorted().at(-1) ?? startsOn

const daysFrom = (from: string, until: string) => {
  const days: string[] = []
  for (let day = from; day <= until; day = daysAfter(day, 1)) days.push(day)
  return days
}

async function writtenDays({ db }: Reader, lineIds: readonly string[]) {
  if (lineIds.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('daySheets')
    .select(['lineId', 'day'])
    .where('lineId', 'in', [...lineIds])
    .execute()
  return new Set(rows.map(({ lineId, day }) => `${lineId} ${day}`))
}

/** One day of one machine, written or not, with the day before to begin from. */
export async function sheetOfDay(ctx: Reader, asked: { lineId: string | undefined; day: string | undefined }) {
  const { lineId, day } = asked
  if (!lineId || !isUuid(lineId) || !day || !isDay(day)) return null
  const row = await linesToRecord(ctx)
    .innerJoin('machineKinds', 'machineKinds.id', 'hireLines.kindId')
    .select('safetyTicks')
    .select(['hireLines.id as lineId', 'hireLines.contractId', 'hireLines.snapshot', 'site', 'wilayat', 'repName', 'repPhone'])
    .select(['code', 'model', 'meterOut', 'outAt', 'contracts.number', 'contracts.branchId', 'hireSegments.id as segmentId'])
    .where('hireLines.id', '=', lineId)
    .where(sql<string>`(out_at at time zone 'Asia/Muscat')::date`, '<=', day)
    .where((eb) => eb.or([eb('backAt', 'is', null), eb(sql<string>`(back_at at time zone 'Asia/Muscat')::date`, '>=', day)]))
    .orderBy('outAt', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const all = await ctx.db
    .selectFrom('daySheets')
    .selectAll()
    .where('lineId', '=', lineId)
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .limit(2)
    .execute()
  const sheet = all.find((one) => one.day === day) ?? null
  const before = all.find((one) => one.day < day) ?? null
  const { snapshot, ...shown } = row
  const meters = await metersAround(ctx.db, { lineId, day, segment: { id: row.segmentId, meterOut: row.meterOut } })
  const { meterPercent } = await hireRulesNow(ctx.db)
  const pictures = sheet ? ((await picturesOfSheets(ctx.db, [sheet.id])).get(sheet.id) ?? []) : []
  return {
    pictures,
    ...{ ...shown, day, today: dayOf(ctx.now()), terms: termsIn({ snapshot }), sheet, before, formId: sheetIdOf(lineId, day) },
    ...{ meterFrom: sheet?.meterFrom ?? meters.meterFrom, meterNext: meters.meterNext, meterPercent },
    mayApprove: reaches(ctx.actor, may.approveSheets, row),
    isOwn: sheet?.recordedBy === ctx.actor.id,
  }
}
export type ShownDay = NonNullable<Awaited<ReturnType<typeof sheetOfDay>>>

/** Sheets that wait for somebody: to be signed, agreed to or settled. */
export async function waitingSheets(ctx: Reader) {
  const rows = await waitingRows(ctx)
  const named = await customersNamed(ctx, [...new Set(rows.map(({ partyId }) => partyId))])
  const { meterPercent } = await hireRulesNow(ctx.db)
  const ids = rows.map(({ id }) => id)
  const pictures = await picturesOfSheets(ctx.db, ids)
  return rows.map((row) => ({
    ...row,
    pictures: pictures.get(row.id) ?? [],
    name: named.find(({ id }) => id === row.partyId)?.name ?? '',
    apart: isApart(row, meterPercent),
    mayApprove:
      row.state === 'signed' &&
      row.recordedBy !== ctx.actor.id &&
      reaches(ctx.actor, may.approveSheets, row) &&
      (row.worked + row.standby <= longDay || reaches(ctx.actor, may.approveLongDays, row)),
  }))
}

const waitingRows = (ctx: Reader) =>
  ctx.db
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .innerJoin(
      contractsSeen({ ...ctx, permission: may.viewHires }, hireKind).as('contract'),
      'contract.id',
      'hireLines.contractId',
    )
    .innerJoin('hireSegments', 'hireSegments.id', 'daySheets.segmentId')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .select(['daySheets.id', 'daySheets.lineId', 'day', 'worked', 'standby', 'broken', 'loads', 'meterFrom', 'meterTo'])
    .select(['daySheets.state', 'daySheets.note', 'unticked', 'signer', 'recordedBy', 'recordedName'])
    .select(['disputeWhy', 'code', 'site'])
    .select(['contract.id as contractId', 'contract.number', 'contract.partyId', 'contract.branchId'])
    .where('daySheets.state', 'in', ['open', 'signed', 'disputed'])
    .orderBy('day')
    .limit(300)
    .execute()

export type WaitingSheet = Awaited<ReturnType<typeof waitingSheets>>[number]

/** The sheets of a hire within days, for its grid. */
export const sheetsWithin = ({ db }: Pick<Ctx, 'db'>, asked: { contractId: string; from: string; until: string }) =>
  db
    .selectFrom('daySheets')
    .innerJoin('hireLines', 'hireLines.id', 'daySheets.lineId')
    .select(['daySheets.id', 'lineId', 'day', 'worked', 'standby', 'broken', 'brokenBy', 'loads', 'state', 'daySheets.version'])
    .select(['recordedBy', 'meterFrom', 'meterTo', 'note', 'signer', 'disputedWorked', 'disputedStandby', 'disputedLoads'])
    .select(['disputeWhy', 'disputedBy', 'unticked', 'signedWay'])
    .where('contractId', '=', asked.contractId)
    .where('day', '>=', asked.from)
    .where('day', '<=', asked.until)
    .execute()
export type GridSheet = Awaited<ReturnType<typeof sheetsWithin>>[number]
