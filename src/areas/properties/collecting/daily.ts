import { asTheHouse, theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { untilNothing } from '#platform/rounds.ts'
import { remindOfPromises } from './use-cases/remind-of-promises.ts'
import { remindOfRent } from './use-cases/remind-of-rent.ts'
import { settlePromises } from './use-cases/settle-promises.ts'

/** Said by the house itself, once a day. */
export const dailyPromises = async (house: House) => {
  await settlePromises({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }, {})
}

/** Once a day, after what falls due was demanded: tenants hear of it before its day, and of what they promised. */
export async function dailyReminders(house: House) {
  await untilNothing(async () => (await remindOfRent(asTheHouse(house), {})).looked)
  await remindOfPromises(asTheHouse(house), {})
}
