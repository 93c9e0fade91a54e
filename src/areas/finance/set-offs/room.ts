import type { Room } from '#platform/rooms.ts'
import { approveSetOff } from './set-off-approval.ts'
import { permissionForConsent } from './set-off-detail.ts'
import { setOffRecord } from './set-off-record.ts'
import { setOffFactLines, setOffFactWords, setOffPartWords } from './words.ts'

export const setOffs: Room = {
  permissionForFile: permissionForConsent,
  records: [setOffRecord],
  approvals: [approveSetOff],
  factWords: setOffFactWords,
  factLines: setOffFactLines,
  partWords: setOffPartWords,
}
