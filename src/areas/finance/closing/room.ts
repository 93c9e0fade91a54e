import type { Room } from '#platform/rooms.ts'
import { changePeriodAgreed } from './period-approval.ts'
import { signOffOpening, undoSignOff } from './sign-off-approvals.ts'

export const closing: Room = {
  approvals: [changePeriodAgreed, signOffOpening, undoSignOff],
}
