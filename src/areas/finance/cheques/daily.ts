import { theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { remindOfCheques } from './use-cases/remind-of-cheques.ts'

/** Said by the house itself, once a day. */
export const dailyCheques = (house: House) =>
  remindOfCheques({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }, {})
