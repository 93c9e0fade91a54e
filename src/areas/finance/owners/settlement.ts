import { monthsAfter } from '#values/days.ts'
import { rounded, spread } from '#values/shares.ts'
import { steps } from '#values/steps.ts'

/** What is paid to the owners of a mandate, from the day it is prepared. */
export const settlementStates = {
  submitted: 'بانتظار الاعتماد',
  settled: 'معتمدة',
  rejected: 'مرفوضة',
  cancelled: 'ملغاة',
  reversed: 'معكوسة',
} as const
export type SettlementState = keyof typeof settlementStates

export const settlementCan = steps({
  agree: ['submitted'],
  cancel: ['submitted'],
  reverse: ['settled'],
} satisfies Record<string, SettlementState[]>)

/** Of its journal. */
export const settlementSource = 'owner-settlement'

/** «OS-2026-00184» */
export const ownerStatementNumber = (day: string, sequence: bigint) =>
  `OS-${day.slice(0, 4)}-${String(sequence).padStart(5, '0')}`

/** Of what our commission is reckoned: what is collected, what is billed, or the months that began. */
export type CommissionBasis = 'collected' | 'billed' | 'fixed'

/** How many months began since a day, up to today and to the last day it counts. */
export function monthsBegun(since: string, until: string | null, today: string) {
  const last = until !== null && until < today ? until : today
  let months = 0
  while (monthsAfter(since, months) <= last) months += 1
  return months
}

type Terms = { basis: CommissionBasis; rate: number; fee: bigint; baseCollected: bigint; baseCommission: bigint }

/** The commission to date: what other terms earned before, and these of what came since. */
export function commissionToDate({ basis, rate, fee, baseCollected, baseCommission }: Terms, reckoned: bigint) {
  const since = reckoned - baseCollected
  if (basis === 'fixed') return baseCommission + since * fee
  // What came by the rate before and went back since takes as much of the commission with it.
  if (since < 0n) return baseCommission - rounded(-since * BigInt(rate), 10_000n)
  return baseCommission + rounded(since * BigInt(rate), 10_000n)
}

type Had = { partyId: string; parts: bigint; had: bigint }

/** Of everything that was ever settled each has their share to the baisa, less what each had: nobody gains by rounding. */
export function dividedAmong<One extends Had>(amount: bigint, owners: readonly One[]) {
  const all = owners.reduce((sum, { had }) => sum + had, amount)
  const fair = spread(
    all,
    owners.map(({ parts }) => parts),
  )
  return owners.map((owner, index) => ({ ...owner, amount: (fair[index] ?? 0n) - owner.had }))
}
