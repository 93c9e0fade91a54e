import type { Room } from '#platform/rooms.ts'
import { approveCreditTransfer } from './credit-transfer-approval.ts'
import { permissionForTransferConsent } from './credit-transfer-detail.ts'
import { creditTransferRecord } from './credit-transfer-record.ts'
import { creditTransferNotices } from './notices.ts'
import { creditTransferFactLines, creditTransferFactWords, creditTransferPartWords } from './words.ts'

export const creditTransfers: Room = {
  permissionForFile: permissionForTransferConsent,
  records: [creditTransferRecord],
  approvals: [approveCreditTransfer],
  notices: creditTransferNotices,
  factWords: creditTransferFactWords,
  factLines: creditTransferFactLines,
  partWords: creditTransferPartWords,
}
