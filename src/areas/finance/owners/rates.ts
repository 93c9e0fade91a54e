import type { Work } from '#platform/context.ts'
import { dayOf, monthsAfter } from '#values/days.ts'
import type { Pool, Terms } from './agreement.ts'
import { earnedSoFar, runCommission } from './commission.ts'
import { commissionToDate, monthsBegun } from './settlement.ts'

type Told = Pick<Terms, 'basis' | 'rate' | 'fee' | 'since'>

const said = ({ basis = 'collected', rate, fee = 0n }: Told) => ({
  ...{ basis, rate: basis === 'fixed' ? 0 : rate, fee: basis === 'fixed' ? fee : 0n },
})

/** By what the commission is reckoned when a mandate begins. */
export function firstRates({ now }: Pick<Work, 'now'>, told: Told) {
  const rates = said(told)
  return { ...rates, feeSince: rates.basis === 'fixed' ? (told.since ?? dayOf(now())) : null, feeUntil: null }
}

/** Other terms count from now on: what the ones before earned is invoiced, and kept as a base. */
export async function newRates(work: Work, before: Pool, told: Told) {
  const rates = said(told)
  if (rates.basis === before.basis && rates.rate === before.rate && rates.fee === before.fee) return {}
  await runCommission(work, before)
  const earned = await earnedSoFar(work, before)
  const baseCommission = commissionToDate(before, earned.reckoned)
  if (rates.basis === 'fixed')
    return { ...rates, baseCollected: 0n, baseCommission, feeSince: nextMonth(before, dayOf(work.now())), feeUntil: null }
  const baseCollected = rates.basis === 'billed' ? earned.billed : earned.collected
  return { ...rates, baseCollected, baseCommission, feeSince: null, feeUntil: null }
}

/** A month that began is paid for by the fee before. */
const nextMonth = ({ feeSince }: Pool, today: string) =>
  feeSince ? monthsAfter(feeSince, monthsBegun(feeSince, null, today)) : today

/** Nothing more is asked for months that begin after a day; null where none is the last. */
export const endFee = ({ tx }: Pick<Work, 'tx'>, { mandateId, on }: { mandateId: string; on: string | null }) =>
  tx.updateTable('ownerPools').set({ feeUntil: on }).where('mandateId', '=', mandateId).where('basis', '=', 'fixed').execute()
