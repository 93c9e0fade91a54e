import { theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { remindOfDues } from './use-cases/remind-of-dues.ts'

/** Said by the house itself, once a day. */
export const dailyDues = (house: House) =>
  remindOfDues({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }, {})
