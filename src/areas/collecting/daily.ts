import { asTheHouse, theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { dailyLateFees } from './use-cases/apply-late-fees.ts'
import { remindOfPromises } from './use-cases/remind-of-promises.ts'
import { settlePromises } from './use-cases/settle-promises.ts'
import { callForNotices } from './warnings/daily.ts'

/** Said by the house itself, once a day. */
export const dailyPromises = async (house: House) => {
  await settlePromises({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }, {})
}

export const dailyPromiseReminders = async (house: House) => void (await remindOfPromises(asTheHouse(house), {}))

/** Once a day, after all areas have demanded what falls due: who is late is reminded, charged and warned. */
export async function dailyArrears(house: House) {
  await dailyPromiseReminders(house)
  await dailyLateFees(house)
  await callForNotices(house)
}
