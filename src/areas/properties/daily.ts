import { inTurn } from '#platform/rounds.ts'
import { askToRenewDocuments } from './documents/holder.ts'
import { carryLeasesOn } from './leases/use-cases/carry-lease-on.ts'
import { expireRegistrations } from './leases/use-cases/expire-registrations.ts'
import { dailyRent } from './leases/use-cases/run-rent.ts'
import { askToRenewPowers } from './mandates/daily.ts'
import { dailyEndings } from './own-lease/daily.ts'
import { remindOfRegistration } from './own-lease/use-cases/remind-of-registration.ts'
import { dailyReminders } from './reminders/daily.ts'

/** In their order: a lease goes on before anybody hears of its end, and rents are demanded before anybody hears of them. */
export const dailyProperties = inTurn(
  ...[askToRenewPowers, askToRenewDocuments, carryLeasesOn, dailyEndings],
  ...[expireRegistrations, remindOfRegistration, dailyRent, dailyReminders],
)
