import type { Room } from '#platform/rooms.ts'
import { changePeriodAgreed } from './period-approval.ts'

export const closing: Room = {
  approvals: [changePeriodAgreed],
}
