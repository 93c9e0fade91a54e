import { z } from 'zod'
import { contractsOfKind } from '#areas/contracts/public.ts'
import { collectFaults, type ImportedTable, mustStandOnce, readCells, type Say, type Validated } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { isRefusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { folded } from '#values/text.ts'
import { hireKind } from '../hires/hire.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { faultInDay, writtenBefore } from '../sheets/day-faults.ts'
import { lineForRecording, meterBetween, metersOf, standingOn } from '../sheets/recording.ts'
import { closedDays } from './closed-days.ts'
import { type DayBrought, keepDays } from './keeping-days.ts'
import { type SheetRow, sheetIn } from './sheet-row.ts'
import { sheetTable } from './sheet-table.ts'

/** The days of one machine on one site. */
export const FoundDays = z.object({
  ...{ code: z.string(), number: z.string(), contractId: z.string(), site: z.string(), from: z.string(), until: z.string() },
  ...{ days: z.number(), worked: z.number(), standby: z.number(), broken: z.number(), loads: z.number() },
})
type FoundDays = z.output<typeof FoundDays>

/** Every row against the hire the machine stood on. A day that is written as the row has it stays; nothing is signed by a file. */
export async function validateSheets(work: Work, brought: ImportedTable): Promise<Validated<FoundDays>> {
  const { say, inOrder, isFaulty } = collectFaults(sheetTable)
  const read = readCells(sheetTable, brought, say).flatMap((one) => sheetIn(one, say))
  const placed = await placedRows(work, read, say)
  mustStandOnce(
    placed.map(({ row, day, stay }) => ({ row, name: `${stay.lineId} ${day}` })),
    'day',
    say,
  )
  const known = await writtenAlready(work, placed, say)
  const fresh = placed.filter((one) => !known.has(one.row))
  const days = (await daysOnLines(work, fresh, say)).filter(({ row }) => !isFaulty(row))
  const found = foundIn(days)
  return {
    ...{
      faults: inOrder(),
      good: days.length,
      known: placed.filter(({ row }) => known.has(row) && !isFaulty(row)).length,
      found,
    },
    async take(taking) {
      await keepDays(taking, days)
      return found
    },
  }
}

type Placed = SheetRow & { stay: Stay }
type Stay = Awaited<ReturnType<typeof staysOf>>[number]

const staysOf = ({ tx }: Work, codes: readonly string[]) =>
  tx
    .selectFrom('hireSegments')
    .innerJoin('machines', 'machines.id', 'hireSegments.machineId')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .innerJoin('hires', 'hires.contractId', 'hireLines.contractId')
    .innerJoin(contractsOfKind({ db: tx }, hireKind).as('contracts'), 'contracts.id', 'hireLines.contractId')
    .select(['lineId', 'hireLines.contractId', 'number', 'site', 'code', 'outAt', 'backAt'])
    .where(({ eb, fn, val }) => eb('code', '=', fn.any(val([...codes]))))
    .execute()

/** On which hire each machine stood on its day: where it changed sites on that day, the row names the contract. */
async function placedRows(work: Work, rows: readonly SheetRow[], say: Say): Promise<Placed[]> {
  const all = await staysOf(work, [...new Set(rows.map(({ code }) => code))])
  return rows.flatMap((one) => {
    const { row, code, day, number } = one
    const ofMachine = all.filter((stay) => stay.code === code)
    const then = ofMachine.filter(({ outAt, backAt }) => dayOf(outAt) <= day && (!backAt || dayOf(backAt) >= day))
    const named = number ? then.filter((stay) => folded(stay.number) === folded(number)) : then
    const [stay] = named
    if (ofMachine.length === 0) say(row, 'code', 'لم تخرج معدّة بهذا الرمز في عقد. صحّح الرمز.')
    else if (then.length === 0) say(row, 'day', 'لم تكن المعدّة في موقع في هذا اليوم. راجع اليوم.')
    else if (!stay) say(row, 'number', `كانت في هذا اليوم في العقد ${then.map((other) => other.number).join(' و')}. صحّح الرقم.`)
    else if (named.some(({ lineId }) => lineId !== stay.lineId))
      say(row, 'number', `كانت في هذا اليوم في أكثر من عقد. اكتب رقم العقد: ${named.map((other) => other.number).join(' أو ')}.`)
    else return [{ ...one, stay }]
    return []
  })
}

/** Rows whose day is written as they have it; one that says something else is corrected in its sheet, where everybody sees it. */
async function writtenAlready({ tx }: Work, placed: readonly Placed[], say: Say) {
  const lineIds = [...new Set(placed.map(({ stay }) => stay.lineId))]
  const there = await tx
    .selectFrom('daySheets')
    .select(['lineId', 'day', 'worked', 'standby', 'broken', 'loads'])
    .where(({ eb, fn, val }) => eb('lineId', '=', fn.any(val(lineIds))))
    .execute()
  const known = new Set<number>()
  for (const { row, day, stay, written } of placed) {
    const sheet = there.find((one) => one.lineId === stay.lineId && one.day === day)
    if (!sheet) continue
    known.add(row)
    const isSame = (['worked', 'standby', 'broken', 'loads'] as const).every((name) => sheet[name] === written[name])
    if (!isSame) say(row, 'day', writtenBefore(day))
  }
  return known
}

type Day = Placed & DayBrought

/** Line by line, each day between those that are written and those of the file. */
async function daysOnLines(work: Work, rows: readonly Placed[], say: Say) {
  const { meterPercent } = await hireRulesNow(work.tx)
  const closed = await closedDays(work, [...new Set(rows.map(({ stay }) => stay.contractId))])
  const days: Day[] = []
  // In one order, so that two files never wait for each other's lines.
  const lines = [...Map.groupBy(rows, ({ stay }) => stay.lineId)].toSorted(([one], [other]) => one.localeCompare(other))
  for (const [lineId, of] of lines) {
    const on = await lineOpenTo(work, lineId)
    if (typeof on === 'string') {
      for (const { row } of of) say(row, 'code', on)
      continue
    }
    const standing = of.flatMap((one) => {
      const { segment, fault } = standingOn(on, one.day, dayOf(work.now()))
      const why = fault ?? closed(one.stay, one.day)
      if (why) say(one.row, 'day', why)
      return segment && !why ? [{ ...one, on, segment }] : []
    })
    for (const [, there] of Map.groupBy(standing, ({ segment }) => segment.id))
      days.push(...(await betweenMeters(work, there, { say, meterPercent })))
  }
  return days
}

/** The line to whoever may write on it, else why not. */
async function lineOpenTo(work: Work, lineId: string) {
  try {
    return await lineForRecording(work, lineId)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error.status === 404 ? 'هذه المعدّة خارج صلاحيتك.' : error.message
  }
}

type Standing = Omit<Day, 'meterFrom'>
type Judged = { say: Say; meterPercent: number }

/** The meter of one stay goes on from day to day, through what is written and what is brought. */
async function betweenMeters(work: Work, rows: readonly Standing[], { say, meterPercent }: Judged) {
  const [first] = rows
  if (!first) return []
  const before = await metersOf(work.tx, { lineId: first.stay.lineId, segment: first.segment })
  const brought = rows.flatMap(({ day, written }) => (written.meterTo === null ? [] : [{ day, meterTo: written.meterTo }]))
  const read = [...before, ...brought].toSorted((one, other) => one.day.localeCompare(other.day))
  return rows.map((one) => {
    const { meterFrom, meterNext } = meterBetween(read, one)
    const counts = one.on.line.terms.sheetCounts
    const fault = faultInDay(one.written, { counts, meterFrom, meterNext, meterPercent })
    if (fault) say(one.row, fault.field, fault.text)
    mustBeTheirs(one, say)
    return { ...one, meterFrom }
  })
}

/** Who worked it is told by the hire: a row that names somebody else means another machine or another day. */
function mustBeTheirs({ row, operator, segment }: Standing, say: Say) {
  if (!operator || operator === segment.phone) return
  if (!segment.operator) say(row, 'operator', 'خرجت بلا مشغّل. احذف الهاتف، أو راجع الرمز واليوم.')
  else say(row, 'operator', `يعمل عليها في هذا اليوم ${segment.operator}. صحّح الهاتف، أو اتركه فارغًا.`)
}

function foundIn(days: readonly Day[]): FoundDays[] {
  return [...Map.groupBy(days, ({ stay, segment }) => `${stay.lineId} ${segment.id}`).values()].flatMap((of) => {
    const [first] = of
    const all = of.map(({ day }) => day).toSorted()
    const sum = (name: 'worked' | 'standby' | 'broken' | 'loads') => of.reduce((total, { written }) => total + written[name], 0)
    if (!first) return []
    const { code, number, contractId, site } = first.stay
    return [
      {
        ...{ code, number, contractId, site, from: all[0] ?? '', until: all.at(-1) ?? '', days: of.length },
        ...{ worked: sum('worked'), standby: sum('standby'), broken: sum('broken'), loads: sum('loads') },
      },
    ]
  })
}
