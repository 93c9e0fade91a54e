import { theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { settlePromises } from './use-cases/settle-promises.ts'

/** Said by the house itself, once a day. */
export const dailyPromises = async (house: House) => {
  await settlePromises({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }, {})
}
