import { type Quote, quote, type Terms } from '../reservations/quote.ts'
import type { EarlyReturn } from '../terms/rules.ts'

/** What is charged when a car comes back: hours of the hire, what was driven and burnt beyond the price, and what was broken. */
export type AccountLine = {
  kind: 'car-hire' | 'car-extras' | 'car-damage'
  description: string
  net: bigint
  /** What was taken off its price before. */
  off?: bigint
}

export type Reading = { odometer: number; fuel: number }
type Returned = {
  terms: Terms
  from: Date
  plannedUntil: Date
  returnedAt: Date
  charged: bigint
  out: Reading
  back: Reading
  /** Driven with other cars of the same rental. */
  drivenBefore?: number
  damage: { description: string; amount: bigint } | null
}

/** Line by line; the kilometres are those of all its cars together, and more fuel than went out is not paid back. */
export function returnAccount(asked: Returned): AccountLine[] {
  const { terms, from, plannedUntil, returnedAt, charged, out, back, drivenBefore = 0, damage } = asked
  const isLate = returnedAt > plannedUntil
  const whole = quote(terms, { from, until: isLate ? returnedAt : plannedUntil })
  const used = isLate ? whole.net : quote(terms, { from, until: returnedAt }).net
  const late = used > charged ? used - charged : 0n
  const over = Math.max(0, drivenBefore + back.odometer - out.odometer - whole.km)
  const eighths = Math.max(0, out.fuel - back.fuel)
  const lines: AccountLine[] = [
    { kind: 'car-hire', description: isLate ? 'تأخر الإعادة بعد مهلتها' : 'التأجير حتى الإعادة', net: late },
    { kind: 'car-extras', description: `${over} كم إضافية`, net: BigInt(over) * terms.vehicleClass.extraKm },
    { kind: 'car-extras', description: `وقود ناقص: ${eighths} من 8`, net: BigInt(eighths) * terms.vehicleClass.eighthPrice },
    ...(damage ? [{ kind: 'car-damage' as const, description: damage.description, net: damage.amount }] : []),
  ]
  return lines.filter(({ net }) => net > 0n)
}

/** The hire and what goes with it, as it is charged when the contract begins: the hours and days are earned day by day. */
export function hireLines({ lines }: Pick<Quote, 'lines'>): AccountLine[] {
  // What was agreed before lines said so begins with the hire.
  return lines.map(({ label, net, off = 0n, isHire }, at) => ({
    kind: (isHire ?? at === 0) ? 'car-hire' : 'car-extras',
    description: label,
    net,
    off,
  }))
}

type Early = Pick<Returned, 'terms' | 'from' | 'plannedUntil' | 'returnedAt' | 'charged'> & { rule: EarlyReturn }

/** What of the hire is given back when it comes early: the days it was away priced anew, by the whole card or by its day. */
export function earlyCredit({ terms, from, plannedUntil, returnedAt, charged, rule }: Early) {
  if (rule === 'none' || returnedAt >= plannedUntil) return 0n
  const used = quote(terms, { from, until: returnedAt })
  const whole = quote(terms, { from, until: plannedUntil })
  const aDay = quote({ ...terms, addOns: [], under25: false }, { from, until: new Date(from.getTime() + dayLength) })
  const byDay = (aDay.lines[0]?.net ?? 0n) * BigInt(used.days + (used.hours > 0 ? 1 : 0))
  const kept = rule === 'day' ? byDay + whole.lines.slice(1).reduce((sum, line) => sum + line.net, 0n) : used.net
  return charged > kept ? charged - kept : 0n
}

const dayLength = 86_400_000
