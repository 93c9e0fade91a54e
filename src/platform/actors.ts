import type { Actor, Ctx, House } from './context.ts'
import { anyone } from './permissions.ts'
import { everything } from './reach.ts'

export const visitor: Actor = {
  id: 'visitor',
  kind: 'visitor',
  name: 'زائر',
  may: ({ key }) => key === anyone.key,
  reach: ({ key }) => (key === anyone.key ? everything : null),
}

/** The product on its own account: seeds, jobs, the first start. */
export const theHouseItself: Actor = { id: 'house', kind: 'system', name: 'النظام', may: () => true, reach: () => everything }

/** What a job or the start does on that account. */
export const asTheHouse = (house: House): Ctx => ({ ...house, actor: theHouseItself, requestId: house.newId(), address: 'house' })
