import type { Room } from '#platform/rooms.ts'
import { permissionForEvidence } from './deposit-detail.ts'
import { depositRecord } from './deposit-record.ts'
import { approveForfeit } from './forfeit-approval.ts'
import { depositFactLines, depositFactWords, depositPartWords } from './words.ts'

export const deposits: Room = {
  permissionForFile: permissionForEvidence,
  records: [depositRecord],
  approvals: [approveForfeit],
  factWords: depositFactWords,
  factLines: depositFactLines,
  partWords: depositPartWords,
}
