import type { Room } from '#platform/rooms.ts'
import { poolNotices } from './notices.ts'
import { poolKind } from './pool.ts'
import { poolFactLines, poolFactWords } from './words.ts'

export const pools: Room = {
  resources: [{ kind: poolKind, keeper: 'equipmentOfficer' }],
  notices: poolNotices,
  factWords: poolFactWords,
  factLines: poolFactLines,
}
