import { z } from 'zod'
import { creditedBefore } from '#areas/finance/invoices/charges.ts'
import { post } from '#areas/finance/ledger/books.ts'
import { besideOthers, lockedTo } from '#areas/finance/ledger/period.ts'
import { earned } from '#areas/finance/ledger/posting-rules.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { deferralSource, unearnedAfter } from '../deferral.ts'
import { type Deferral, heldDeferrals } from '../deferring.ts'
import { incomeEarned } from '../facts.ts'

/**
 * Once a day: what each day until today has earned of what was invoiced ahead becomes income of that day, and of today where that day is
 * closed. What is earned is not earned again, however often one looks, and a night that was missed is made up for.
 */
export const earnIncome = command({
  name: 'finance.earn-income',
  permission: financePermissions.writeVouchers,
  input: z.object({}),
  async run(work) {
    await besideOthers(work)
    const { lines, amount } = await earnWhatIsDue(work)
    if (lines === 0) work.repeated()
    return { lines, amount }
  },
})

/** Until today, by whoever keeps others from closing the days meanwhile. */
export async function earnWhatIsDue(work: Work) {
  const today = dayOf(work.now())
  const closed = await lockedTo(work)
  const waiting = closed && closed >= today ? [] : await dueBy(work, today)
  let [lines, amount] = [0, 0n]
  for (const deferral of (await heldDeferrals(work, waiting)).values()) {
    const sum = await earn(work, deferral, { today, closed })
    if (sum > 0n) [lines, amount] = [lines + 1, amount + sum]
  }
  if (lines > 0) work.record(incomeEarned, today, { through: today, lines, amount })
  return { lines, amount }
}

/** Whose days have come. One whose income account is stopped waits until it is used again, and keeps no other from being earned. */
async function dueBy({ tx }: Work, today: string) {
  const rows = await tx
    .selectFrom('deferrals')
    .innerJoin('charges', 'charges.id', 'deferrals.chargeId')
    .innerJoin('accounts', 'accounts.code', 'charges.incomeAccount')
    .select('chargeId')
    .where('unearned', '>', 0n)
    .where('earnedTo', '<', today)
    .where('fromDay', '<=', today)
    .where('accounts.active', '=', true)
    .execute()
  return rows.map(({ chargeId }) => chargeId)
}

type Days = { today: string; closed: string | null }

/** Day by day, each once: what was left after the day before, less what is left after it. */
async function earn(work: Work, { chargeId, leafKey, ...deferral }: Deferral, { today, closed }: Days) {
  const { net, fromDay: from, untilDay: until, earnedTo } = deferral
  const { number, ...charge } = await chargeOf(work, chargeId)
  const credited = (await creditedBefore(work, [chargeId])).get(chargeId)?.net ?? 0n
  let { unearned } = deferral
  for (let day = daysAfter(earnedTo, 1); day <= today && unearned > 0n; day = daysAfter(day, 1)) {
    const left = unearnedAfter({ net, from, until }, day, credited)
    const amount = unearned - left
    unearned = left
    if (amount === 0n) continue
    const { journalId } = await post(work, {
      source: { kind: deferralSource, id: chargeId, purpose: `earned ${day}` },
      memo: `${number}، إيراد ${dayInWords(day)}`,
      day: closed && day <= closed ? today : day,
      transfers: earned(charge, { amount, key: leafKey }),
    })
    const moved = { chargeId, kind: 'earned' as const, amount: -amount, day, journalId }
    await work.tx.insertInto('deferralMovements').values(moved).execute()
  }
  return deferral.unearned - unearned
}

const chargeOf = ({ tx }: Work, id: string) =>
  tx
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.id', 'charges.invoiceId')
    .select(['charges.partyId', 'charges.branchId', 'line', 'debtAccount', 'incomeAccount', 'incomeKey', 'contractId'])
    .select(['resourceId', 'projectId', 'number'])
    .where('charges.id', '=', id)
    .executeTakeFirstOrThrow()
