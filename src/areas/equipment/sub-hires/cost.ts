import { type Agreed, type DayDone, priceDays } from '../pricing/price.ts'
import { monthDays } from '../pricing/work-days.ts'

type Supplied = { day: bigint | null; month: bigint; until: string | null }

/** What a machine of somebody else's costs us, by the same approved sheets, until the day it was given back to them. */
export function costOfSubHire(agreed: Agreed, { day, month, until }: Supplied, days: readonly DayDone[]) {
  const rungs = [
    { days: 1, price: day ?? (month + BigInt(monthDays) - 1n) / BigInt(monthDays) },
    { days: monthDays, price: month },
  ]
  const theirs = until === null ? days : days.filter((one) => one.day <= until)
  return priceDays('day', { ...agreed, rungs, overtime: 0n }, theirs).net
}
