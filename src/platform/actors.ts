import type { Actor } from './context.ts'
import { anyone } from './permissions.ts'

export const visitor: Actor = { id: 'visitor', kind: 'visitor', name: 'زائر', may: ({ key }) => key === anyone.key }

/** The product on its own account: seeds, jobs, the first start. */
export const theHouseItself: Actor = { id: 'house', kind: 'system', name: 'النظام', may: () => true }
