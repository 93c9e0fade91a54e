import { rialsAbove } from '#values/shapes.ts'
import { percentOf, rounded } from '#values/shares.ts'

/** What we take of what is collected, in hundredths of a percent, and the tax on it in percent; null where we add none. */
type Fee = { rate: number; vatRate: number | null }

/** What an owner has of a month's rents once we have taken our part; told only while the company says what it takes. */
export function rentFeeFor(fee: Fee | null, typed: string | null) {
  if (!fee) return null
  if (typed === null) return { ...fee, typed: '', problem: null, shared: null }
  const read = rialsAbove.safeParse(typed)
  if (!read.success) return { ...fee, typed, problem: read.error.issues[0]?.message ?? null, shared: null }
  const commission = rounded(read.data * BigInt(fee.rate), 100_00n)
  const vat = percentOf(commission, fee.vatRate ?? 0)
  return { ...fee, typed, problem: null, shared: { collected: read.data, commission, vat, left: read.data - commission - vat } }
}
export type RentFee = NonNullable<ReturnType<typeof rentFeeFor>>
