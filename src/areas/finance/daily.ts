import type { House } from '#platform/context.ts'
import { dailyBank } from './bank/daily.ts'
import { dailyCheques } from './cheques/daily.ts'
import { dailyIncome } from './deferrals/daily.ts'
import { depositsDue } from './deposits/release.ts'
import { nightlyCheck } from './ledger/books-health.ts'
import { lockDue } from './ledger/lock-due.ts'
import { lowOnOwnMoney } from './settings/least-own.ts'
import { dailyDues } from './statements/daily.ts'
import { returnsDue } from './tax/returns-due.ts'

/** What the house does with money by itself, once a day: what the day has earned before what is looked at. */
export async function dailyMoney(house: House) {
  await dailyIncome(house)
  await nightlyCheck(house)
  await lowOnOwnMoney(house)
  await dailyCheques(house)
  await dailyBank(house)
  await depositsDue(house)
  await returnsDue(house)
  await lockDue(house)
  await dailyDues(house)
}
