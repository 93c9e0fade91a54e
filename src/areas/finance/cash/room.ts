import type { Room } from '#platform/rooms.ts'
import { changeUsedAccount } from './bank-account-approval.ts'
import { approveDifference, approveOpening } from './cash-approvals.ts'
import { moveRecord } from './move-record.ts'
import { cashNotices } from './notices.ts'
import { sessionRecord } from './session-record.ts'
import { sessionsToCount } from './session-ways.ts'
import { transferFromTrust } from './trust-approval.ts'
import { cashFactLines, cashFactWords, cashPartWords } from './words.ts'

export const cash: Room = {
  waiting: sessionsToCount,
  records: [sessionRecord, moveRecord],
  approvals: [approveDifference, approveOpening, transferFromTrust, changeUsedAccount],
  notices: cashNotices,
  factWords: cashFactWords,
  factLines: cashFactLines,
  partWords: cashPartWords,
}
