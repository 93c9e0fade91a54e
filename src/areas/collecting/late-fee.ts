import { daysAfter } from '#values/days.ts'
import { least } from '#values/money.ts'

/** A fixed sum, or a part in ten thousand. */
export type LateRule = { lateRule: 'none' | 'fixed' | 'percent'; lateAmount: bigint | null; lateRate: number | null }

/** What a contract asks for a late instalment, once: a fixed sum or a part of the instalment, and never more than what of it is late. */
export function lateFeeOf({ lateRule, lateAmount, lateRate }: LateRule, { amount, owed }: { amount: bigint; owed: bigint }) {
  if (lateRule === 'none') return 0n
  const asked = lateRule === 'fixed' ? (lateAmount ?? 0n) : (amount * BigInt(lateRate ?? 0) + 5_000n) / 10_000n
  return least(asked, owed)
}

/** From this day on it is asked: when the days of grace are over. */
export const lateFeeFrom = (dueOn: string, graceDays: number) => daysAfter(dueOn, graceDays + 1)

/** By what a fee is known: a contract asks it once for each of its periods. */
export const lateFeeSource = (period: string) => ({ kind: 'late-fee', id: period })
