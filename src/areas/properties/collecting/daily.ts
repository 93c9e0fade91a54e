import { asTheHouse, theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { remindOfPromises } from './use-cases/remind-of-promises.ts'
import { remindOfRent } from './use-cases/remind-of-rent.ts'
import { settlePromises } from './use-cases/settle-promises.ts'

/** Said by the house itself, once a day. */
export const dailyPromises = async (house: House) => {
  await settlePromises({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }, {})
}

/** Enough for two hundred thousand tenants a day; a round that found no end would stop here. */
const mostTurns = 1_000

/** Once a day, after what falls due was demanded: tenants hear of it before its day, and of what they promised. */
export async function dailyReminders(house: House) {
  for (let turn = 0; turn < mostTurns; turn += 1) if ((await remindOfRent(asTheHouse(house), {})).looked === 0) break
  await remindOfPromises(asTheHouse(house), {})
}
