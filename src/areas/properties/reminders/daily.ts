import { asTheHouse } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { untilNothing } from '#platform/rounds.ts'
import { remindOfRent } from './use-cases/remind-of-rent.ts'

/** Once a day, after what falls due was demanded: tenants hear of it before its day. */
export const dailyReminders = (house: House) => untilNothing(async () => (await remindOfRent(asTheHouse(house), {})).looked)
