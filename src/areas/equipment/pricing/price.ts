import { cover, type Rung } from '#values/rate-ladder.ts'
import { rounded } from '#values/shares.ts'
import { isInRamadan } from './ramadan.ts'
import { monthDays } from './work-days.ts'

/** What a machine is hired by, as it was agreed: prices are net, in whole baisa. */
export type Agreed = {
  /** A day, a week of working days, a month of them. */
  rungs: readonly Rung[]
  hour: bigint
  /** Hours that are paid for however short a call-out was. */
  minimum: number
  overtime: bigint
  load: bigint
  /** Loads that are paid for however few a day were. */
  leastLoads: number
  /** Hours of work and of standing by that a day holds. */
  dayHours: number
  /** The same in Ramadan; none in hires of before this was agreed. */
  ramadanHours?: number | undefined
  /** Of the price of a day on which it only stood by. */
  standbyPercent: number
  /** Hours of a month that are paid for in any case; 0 where none are. */
  guarantee: number
}

export const bases = { day: 'باليوم والأسبوع والشهر', hour: 'بالساعة', load: 'بالنقلة' } as const
export type Basis = keyof typeof bases
export const basisNames = Object.keys(bases) as [Basis, ...Basis[]]

/** A day of a hire as its approved sheet says. Minutes; what broke by the hirer's fault counts as worked. */
export type DayDone = { day: string; worked: number; standby: number; broken: number; loads: number }

export type PricedLine = {
  /** The ladder, the hours or the loads. */
  hire: bigint
  standbyOff: bigint
  brokenOff: bigint
  overtime: bigint
  net: bigint
  days: number
  overtimeMinutes: number
  brokenMinutes: number
  took: readonly { days: number; net: bigint }[]
}

/** Hours that this day holds. */
export const hoursOfDay = ({ dayHours, ramadanHours }: Pick<Agreed, 'dayHours' | 'ramadanHours'>, day: string) =>
  ramadanHours !== undefined && isInRamadan(day) ? Math.min(dayHours, ramadanHours) : dayHours

const overtimeOf = (agreed: Agreed, { day, worked, standby }: DayDone) =>
  Math.max(0, worked + standby - hoursOfDay(agreed, day) * 60)

/** A call-out by the hour: its minimum, and never more than the day. */
function callOut(agreed: Agreed, { worked, standby }: DayDone) {
  if (worked + standby === 0) return 0n
  // Beyond what a day holds it is overtime, where its kind has such a price.
  const most = agreed.overtime > 0n ? agreed.dayHours * 60 : Number.POSITIVE_INFINITY
  const minutes = BigInt(Math.max(Math.min(worked + standby, most), agreed.minimum * 60))
  const byHour = rounded(minutes * agreed.hour, 60n)
  const day = agreed.rungs.find(({ days }) => days === 1)?.price
  return day !== undefined && day < byHour ? day : byHour
}

/** The rung that covers each day: what breaks or only stands by is taken off by its part of it. */
function rungByDay(took: ReturnType<typeof cover>['took'], count: number) {
  const covering: { days: number; net: bigint }[] = []
  for (const rung of took) for (let at = rung.from; at < Math.min(count, rung.from + rung.days); at += 1) covering[at] ??= rung
  return covering
}

/** Amounts over different wholes, rounded once together. */
function roundedOnce(parts: readonly { over: bigint; under: bigint }[]) {
  const under = parts.reduce((all, part) => all * (part.under / greatestCommon(all, part.under)), 1n)
  return rounded(
    parts.reduce((sum, part) => sum + part.over * (under / part.under), 0n),
    under,
  )
}

const greatestCommon = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommon(b, a % b))

const isStandbyOnly = ({ worked, standby, broken }: DayDone) => worked === 0 && standby > 0 && broken === 0

function byTheDay(agreed: Agreed, days: readonly DayDone[]) {
  const { net: hire, took } = cover(() => agreed.rungs, days.length)
  const covering = rungByDay(took, days.length)
  const rungOf = (at: number) => covering[at] ?? { days: 1, net: 0n }
  const standing = days.flatMap((day, at) => {
    const { days: length, net } = rungOf(at)
    return isStandbyOnly(day) ? [{ over: net * BigInt(100 - agreed.standbyPercent), under: BigInt(100 * length) }] : []
  })
  const broken = days.flatMap((day, at) => {
    const { days: length, net } = rungOf(at)
    // Of its own day, which is a part of the rung: a month is 260 hours, all in Ramadan 156, and between the two by its days.
    const whole = hoursOfDay(agreed, day.day) * 60
    const minutes = Math.min(day.broken, whole)
    return minutes > 0 ? [{ over: net * BigInt(minutes), under: BigInt(whole * length) }] : []
  })
  return { hire, standbyOff: roundedOnce(standing), brokenOff: roundedOnce(broken), took }
}

/** By the hour with a guarantee: what was promised, less the days it was broken or not here. */
function byTheHour(agreed: Agreed, days: readonly DayDone[]) {
  if (agreed.guarantee === 0) return days.reduce((sum, day) => sum + callOut(agreed, day), 0n)
  const isBroken = ({ day, broken }: DayDone) => broken >= hoursOfDay(agreed, day) * 60
  const here = days.filter((day) => !isBroken(day)).length
  // Tenths of an hour, as they are shown.
  const promised = rounded(BigInt(agreed.guarantee) * BigInt(here) * 10n, BigInt(monthDays)) * 6n
  const minutes = BigInt(days.reduce((sum, { worked, standby }) => sum + worked + standby, 0))
  return rounded((minutes > promised ? minutes : promised) * agreed.hour, 60n)
}

const loadsOf = ({ load, leastLoads }: Agreed, { loads }: DayDone) => load * BigInt(loads > 0 ? Math.max(loads, leastLoads) : 0)

const nothingOff = { standbyOff: 0n, brokenOff: 0n, took: [] as PricedLine['took'] }

/** What the working days of a line cost together. However they are cut into cycles, the parts come to this. */
export function priceDays(basis: Basis, agreed: Agreed, days: readonly DayDone[]): PricedLine {
  const priced =
    basis === 'day'
      ? byTheDay(agreed, days)
      : basis === 'hour'
        ? { hire: byTheHour(agreed, days), ...nothingOff }
        : { hire: days.reduce((sum, day) => sum + loadsOf(agreed, day), 0n), ...nothingOff }
  const hasOvertime = basis === 'day' || (basis === 'hour' && agreed.guarantee === 0)
  const overtimeMinutes = hasOvertime ? days.reduce((sum, day) => sum + overtimeOf(agreed, day), 0) : 0
  const overtime = rounded(BigInt(overtimeMinutes) * agreed.overtime, 60n)
  const brokenMinutes = days.reduce((sum, { broken }) => sum + broken, 0)
  const net = priced.hire - priced.standbyOff - priced.brokenOff + overtime
  return { ...priced, overtime, net, days: days.length, overtimeMinutes, brokenMinutes }
}

/** What goes with a machine costs by the day, whatever its machine is hired by, less what stood or broke of it. */
export const agreedWith = (agreed: Agreed, { dayPrice, monthPrice }: { dayPrice: bigint; monthPrice: bigint }): Agreed => ({
  ...agreed,
  overtime: 0n,
  rungs: [
    { days: 1, price: dayPrice },
    { days: monthDays, price: monthPrice },
  ],
})

type Ahead = { days: readonly string[]; loads?: number; hours?: number }

/** What so many whole days cost, before anything is known of them: for a quotation. */
export function priceAhead(basis: Basis, agreed: Agreed, { days, loads, hours }: Ahead) {
  const usual = { standby: 0, broken: 0, loads: loads ?? agreed.leastLoads }
  return priceDays(
    basis,
    agreed,
    days.map((day) => ({ day, worked: (hours ?? hoursOfDay(agreed, day)) * 60, ...usual })),
  )
}

/** Pieces by the month of thirty days: each part for the days it was with them. */
export function priceOfPieces(perMonth: bigint, slices: readonly { quantity: number; days: number }[]) {
  const pieceDays = slices.reduce((sum, { quantity, days }) => sum + BigInt(quantity) * BigInt(days), 0n)
  return rounded(perMonth * pieceDays, 30n)
}

/** Litres of ours, in tenths, at what they cost us and our part on top. */
export const priceOfFuel = (tenths: number, litre: bigint, markUp: number) =>
  rounded(BigInt(tenths) * litre * BigInt(100 + markUp), 1_000n)
