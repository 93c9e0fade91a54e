import { theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { earnIncome } from './use-cases/earn-income.ts'

/** Said by the house itself, once a day. */
export const dailyIncome = (house: House) =>
  earnIncome({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' }, {})
