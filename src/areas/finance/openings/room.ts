import type { Room } from '#platform/rooms.ts'
import { postOpening } from './opening-approval.ts'
import { signOffOpening, undoSignOff } from './sign-off-approvals.ts'
import { undoOpeningItem } from './undo-approval.ts'

export const openings: Room = {
  approvals: [postOpening, undoOpeningItem, signOffOpening, undoSignOff],
}
