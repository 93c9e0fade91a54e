import type { Actor } from './context.ts'
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
