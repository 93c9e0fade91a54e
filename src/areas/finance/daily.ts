import { inTurn } from '#platform/rounds.ts'
import { dailyBank } from './bank/daily.ts'
import { lowOnOwnMoney } from './cash/least-own.ts'
import { dailyCheques } from './cheques/daily.ts'
import { nightlyCheck } from './closing/books-health.ts'
import { lockDue } from './closing/lock-due.ts'
import { dailyIncome } from './deferrals/daily.ts'
import { depositsDue } from './deposits/release.ts'
import { dailyCommission } from './owners/daily.ts'
import { settlementsDue } from './owners/settlements-due.ts'
import { sweepDue } from './owners/sweep.ts'
import { dailyDues } from './statements/daily.ts'
import { returnsDue } from './tax/returns-due.ts'

/** In their order: what the day has earned before what is looked at. */
export const dailyMoney = inTurn(
  ...[dailyIncome, dailyCommission, settlementsDue, nightlyCheck, lowOnOwnMoney, sweepDue, dailyCheques],
  ...[dailyBank, depositsDue, returnsDue, lockDue, dailyDues],
)
