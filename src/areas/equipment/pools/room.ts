import type { Room } from '#platform/rooms.ts'
import { poolNotices } from './notices.ts'
import { poolKind } from './pool.ts'
import { poolFactLines, poolFactWords } from './words.ts'
import { approvePoolWriteOff } from './writing-off.ts'

export const pools: Room = {
  resources: [{ kind: poolKind, keeper: 'equipmentOfficer' }],
  approvals: [approvePoolWriteOff],
  notices: poolNotices,
  factWords: poolFactWords,
  factLines: poolFactLines,
}
