import { daysAfter, daysBetween } from './days.ts'

/** What it costs to leave something, as far as it is known. Days are days in Muscat. */
export type Delay =
  | { perDay: bigint; from?: string }
  /** Lost when the day passes. */
  | { onDay: string; amount: bigint }
  /** No amount, but a day the law names. */
  | { onDay: string; law: string }

/** For so many days, from tomorrow on, it is asked what waiting costs. */
export const horizon = 14
/** What costs less stands behind a day of the law. */
const leastBeforeLaw = 100_000n
const mostOfLaw = 2

const last = (today: string) => daysAfter(today, horizon)

/** What is lost in the days to come if nobody does anything. */
export function costOf(delay: Delay | null, today: string): bigint {
  if (!delay || 'law' in delay) return 0n
  if ('amount' in delay) return delay.onDay <= last(today) ? delay.amount : 0n
  const tomorrow = daysAfter(today, 1)
  const from = delay.from && delay.from > tomorrow ? delay.from : tomorrow
  const days = daysBetween(from, last(today)) + 1
  return days > 0 ? delay.perDay * BigInt(days) : 0n
}

type Waits = { delay: Delay | null; since: Date }

const dayOf = ({ delay }: Waits) => (delay && 'onDay' in delay ? delay.onDay : '9999')
const isLaw = ({ delay }: Waits) => delay !== null && 'law' in delay

/** The dearest first, then the nearer day, then what has waited longest. Up to two days of the law stand before what costs little. */
export function dearestFirst<One extends Waits>(waiting: readonly One[], today: string): One[] {
  const sorted = waiting.toSorted((a, b) => {
    const [one, other] = [costOf(a.delay, today), costOf(b.delay, today)]
    if (one !== other) return one > other ? -1 : 1
    if (dayOf(a) !== dayOf(b)) return dayOf(a) < dayOf(b) ? -1 : 1
    return a.since.getTime() - b.since.getTime()
  })
  const ahead = sorted.filter((one) => isLaw(one) && dayOf(one) <= last(today)).slice(0, mostOfLaw)
  const rest = sorted.filter((one) => !ahead.includes(one))
  const dear = rest.filter(({ delay }) => costOf(delay, today) >= leastBeforeLaw)
  return [...dear, ...ahead, ...rest.filter((one) => !dear.includes(one))]
}

/** The same days of the month before: of one that is shorter, up to its last. */
export function sameDaysBefore(today: string) {
  const first = `${daysAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  const end = daysAfter(`${today.slice(0, 7)}-01`, -1)
  const same = `${first.slice(0, 8)}${today.slice(8)}`
  return { from: first, to: same < end ? same : end }
}
