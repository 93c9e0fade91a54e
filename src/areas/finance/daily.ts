import type { House } from '#platform/context.ts'
import { dailyBank } from './bank/daily.ts'
import { dailyCheques } from './cheques/daily.ts'
import { dailyIncome } from './deferrals/daily.ts'
import { depositsDue } from './deposits/release.ts'
import { nightlyCheck } from './ledger/books-health.ts'
import { lockDue } from './ledger/lock-due.ts'
import { dailyCommission } from './owners/daily.ts'
import { lowOnOwnMoney } from './settings/least-own.ts'
import { dailyDues } from './statements/daily.ts'
import { returnsDue } from './tax/returns-due.ts'

/** In their order: what the day has earned before what is looked at. */
const rounds = [
  ...[dailyIncome, dailyCommission, nightlyCheck, lowOnOwnMoney, dailyCheques],
  ...[dailyBank, depositsDue, returnsDue, lockDue, dailyDues],
]

/** What the house does with money by itself, once a day. What fails keeps nothing else from being done, and is told to whoever called. */
export async function dailyMoney(house: House) {
  const failed: unknown[] = []
  for (const round of rounds) {
    try {
      await round(house)
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, 'the daily round of money is not complete')
}
