import type { Room } from '#platform/rooms.ts'
import { writeOffFactLines, writeOffFactWords, writeOffPartWords } from './words.ts'
import { approveWriteOff } from './write-off-approval.ts'
import { permissionForGivenUp } from './write-off-detail.ts'
import { writeOffRecord } from './write-off-record.ts'

export const writeOffs: Room = {
  permissionForFile: permissionForGivenUp,
  records: [writeOffRecord],
  approvals: [approveWriteOff],
  factWords: writeOffFactWords,
  factLines: writeOffFactLines,
  partWords: writeOffPartWords,
}
