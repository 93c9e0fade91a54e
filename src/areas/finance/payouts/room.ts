import type { Room } from '#platform/rooms.ts'
import { payoutNotices } from './notices.ts'
import { approvePayout, approvePayoutsOfDay } from './payout-approval.ts'
import { payoutRecord } from './payout-record.ts'
import { payoutFactLines, payoutFactWords, payoutPartWords } from './words.ts'

export const payouts: Room = {
  records: [payoutRecord],
  approvals: [approvePayout, approvePayoutsOfDay],
  notices: payoutNotices,
  factWords: payoutFactWords,
  factLines: payoutFactLines,
  partWords: payoutPartWords,
}
