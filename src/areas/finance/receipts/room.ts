import type { Room } from '#platform/rooms.ts'
import { correctReceiptAgreed } from './correction-approval.ts'
import { receiptNotices } from './notices.ts'
import { receiptRecord } from './receipt-record.ts'
import { paymentsApart } from './tell-apart.ts'
import { receiptFactLines, receiptFactWords, receiptPartWords } from './words.ts'

export const receipts: Room = {
  subscribers: [paymentsApart],
  records: [receiptRecord],
  approvals: [correctReceiptAgreed],
  notices: receiptNotices,
  factWords: receiptFactWords,
  factLines: receiptFactLines,
  partWords: receiptPartWords,
}
