import { daysAfter } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import type { LoadedLine } from '../hires/load-for-update.ts'
import { inHours } from '../machines/machine.ts'
import { agreedWith, type DayDone, priceDays, priceOfFuel } from '../pricing/price.ts'
import { type WorkCalendar, workDays } from '../pricing/work-days.ts'
import type { BrokenBy } from '../sheets/day-sheet.ts'
import { paidFigures, type SheetState } from '../sheets/day-sheet.ts'

export type SheetRow = {
  id: string
  lineId: string
  day: string
  worked: number
  standby: number
  broken: number
  brokenBy: BrokenBy | null
  loads: number
  fuel: number
  meterTo: number | null
  state: SheetState
}

export type Stay = { outDay: string; backDay: string | null; meterOut: number; meterBack: number | null }

export type OfLine = {
  line: Pick<LoadedLine, 'id' | 'basis' | 'terms' | 'billed' | 'wayBilled' | 'offHiredAt' | 'implements' | 'beforeUntil'> & {
    way: bigint
    offDay: string | null
  }
  sheets: readonly SheetRow[]
  stays: readonly Stay[]
  putOff: readonly string[]
}
type Until = { calendar: WorkCalendar; until: string; litre: bigint; fuelPercent: number }

export type MissingDay = { lineId: string; day: string; sheetId: string | null; state: SheetState | null; wasPutOff: boolean }

const isDone = ({ state }: SheetRow) => state === 'approved' || state === 'billed'

const outOn = (stays: readonly Stay[]) => stays.map(({ outDay }) => outDay).toSorted()[0]

/** The first day that is charged here: what came before is in the old books. */
export const chargedFrom = ({
  line: { beforeUntil },
  stays,
}: Pick<OfLine, 'stays'> & { line: { beforeUntil: string | null } }) => {
  const out = outOn(stays)
  return out && beforeUntil && out <= beforeUntil ? daysAfter(beforeUntil, 1) : out
}

/** The days a machine stood on the site, of those that are asked about. */
function daysHere(of: OfLine, { calendar, until }: Until) {
  const { line, stays } = of
  const first = chargedFrom(of)
  if (!first) return []
  const lastBack = stays.every(({ backDay }) => backDay !== null)
    ? stays
        .map(({ backDay }) => backDay ?? '')
        .toSorted()
        .at(-1)
    : undefined
  const last = [until, ...(line.offDay ? [line.offDay] : lastBack ? [lastBack] : [])].toSorted()[0] ?? until
  return workDays(calendar, first, last)
}

/** Days that should have an approved sheet by now and have none. */
export function missingDays(of: OfLine, asked: Until): MissingDay[] {
  const { line, sheets, putOff } = of
  if (line.terms.sheetCounts === 'nothing') return []
  const waiting = sheets.filter((sheet) => !isDone(sheet) && sheet.day <= asked.until).map(({ day }) => day)
  const days = [...new Set([...daysHere(of, asked), ...waiting])].toSorted()
  return days.flatMap((day) => {
    const sheet = sheets.find((one) => one.day === day)
    if (sheet && isDone(sheet)) return []
    return [{ lineId: line.id, day, sheetId: sheet?.id ?? null, state: sheet?.state ?? null, wasPutOff: putOff.includes(day) }]
  })
}

/** What the machine ran after nothing more was to be paid, by its meter: more than an hour of it was work. */
function usedAfter({ line, sheets, stays }: OfLine) {
  const back = stays.at(-1)
  if (!line.offDay || !back || back.meterBack === null) return 0
  const last = sheets.reduce((most, { meterTo }) => Math.max(most, meterTo ?? 0), 0)
  const tenths = last > 0 ? back.meterBack - last : 0
  return tenths > 10 ? tenths * 6 : 0
}

/** Days the old books asked for: whole, so that the ladder goes on from where it stood. */
export function daysBefore(
  { terms, beforeUntil }: Pick<OfLine['line'], 'terms' | 'beforeUntil'>,
  out: string,
  calendar: WorkCalendar,
) {
  return beforeUntil ? workDays(calendar, out, beforeUntil).map(whole(terms.agreed.dayHours)) : []
}

/** A line up to a day: all of it, and what of it no invoice asks for yet. */
export function itemOf(of: OfLine, asked: Until) {
  const { line, sheets } = of
  const { agreed } = line.terms
  const here =
    line.terms.sheetCounts === 'nothing' ? daysHere(of, asked).map(whole(agreed.dayHours)) : doneDays(sheets, asked.until)
  const done = [...daysBefore(line, outOn(of.stays) ?? asked.until, asked.calendar), ...here]
  const priced = priceDays(line.basis, agreed, done)
  const after = usedAfter(of)
  const afterNet = (BigInt(after) * hourOf(agreed) + 30n) / 60n
  const fresh = sheets.filter(({ state, day }) => state === 'approved' && day <= asked.until)
  const fuelTenths = fresh.reduce((sum, { fuel }) => sum + fuel, 0)
  const sum = priced.net + afterNet
  return {
    ...{ lineId: line.id, kind: line.terms.kind, basis: line.basis, priced, after, afterNet, loads: loadsIn(done) },
    ...{ hire: sum > line.billed ? sum - line.billed : 0n, before: line.billed, sheetIds: fresh.map(({ id }) => id) },
    fuel: { tenths: fuelTenths, net: priceOfFuel(fuelTenths, asked.litre, asked.fuelPercent) },
    way: line.wayBilled || done.length === 0 ? 0n : line.way,
    extras: line.implements.flatMap((one) => extraOf(agreed, one, done)),
  }
}
export type CycleItem = ReturnType<typeof itemOf>

type Along = LoadedLine['implements'][number]

/** What went along is paid by the same days as its machine. */
function extraOf(agreed: LoadedLine['terms']['agreed'], { id, name, code, outAt, billed, ...prices }: Along, done: DayDone[]) {
  if (!outAt || prices.dayPrice === 0n) return []
  const { net, days, took } = priceDays('day', agreedWith(agreed, prices), done)
  return [{ id, name: `${name} ${code}`, hire: net > billed ? net - billed : 0n, before: billed, days, took }]
}
export type ExtraItem = ReturnType<typeof extraOf>[number]

const hourOf = ({ hour, rungs, dayHours }: LoadedLine['terms']['agreed']) =>
  hour > 0n ? hour : (rungs.find(({ days }) => days === 1)?.price ?? 0n) / BigInt(dayHours)

const whole =
  (dayHours: number) =>
  (day: string): DayDone => ({ day, worked: dayHours * 60, standby: 0, broken: 0, loads: 0 })

const doneDays = (sheets: readonly SheetRow[], until: string): DayDone[] =>
  sheets
    .filter((sheet) => isDone(sheet) && sheet.day <= until)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map((sheet) => ({ day: sheet.day, ...paidFigures(sheet) }))

const loadsIn = (days: readonly DayDone[]) => days.reduce((sum, { loads }) => sum + loads, 0)

export function ladderInWords({ took }: Pick<ExtraItem, 'took'>, rungs: (length: number) => string) {
  const alike = Object.entries(Object.groupBy(took, ({ days }) => String(days)))
  return alike.map(([days, all = []]) => `${all.length} × ${rungs(Number(days))}`).join(' + ')
}

/** How the sum of a line came about, for whoever pays it. */
export function howInWords({ priced, after, loads, basis }: CycleItem, rungs: (length: number) => string) {
  const ladder = ladderInWords(priced, rungs)
  return [
    basis === 'load' ? howMany(loads, 'load') : basis === 'day' ? ladder : `${howMany(priced.days, 'day')} بالساعة`,
    ...(priced.brokenOff > 0n ? [`أقل عطل ${inHours(priced.brokenMinutes / 6)} ساعة`] : []),
    ...(priced.standbyOff > 0n ? ['أقل أيام الانتظار'] : []),
    ...(priced.overtime > 0n ? [`إضافي ${inHours(priced.overtimeMinutes / 6)} ساعة`] : []),
    ...(after > 0 ? [`بعد الإنهاء ${inHours(after / 6)} ساعة`] : []),
  ].join('، ')
}
