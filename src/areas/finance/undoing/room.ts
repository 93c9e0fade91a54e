import type { Room } from '#platform/rooms.ts'
import { undoAgreed } from './undo-approval.ts'
import { undoFactLines, undoFactWords } from './words.ts'

export const undoing: Room = {
  approvals: [undoAgreed],
  factWords: undoFactWords,
  factLines: undoFactLines,
}
