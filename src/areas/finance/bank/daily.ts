import { theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { remindOfUnshown } from './use-cases/remind-of-unshown.ts'

/** Said by the house itself, once a day. */
export const dailyBank = (house: House) =>
  remindOfUnshown({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }, {})
