import type { Room } from '#platform/rooms.ts'
import { postVoucher } from './voucher-approval.ts'
import { ledgerFactLines, ledgerFactWords, ledgerPartWords } from './words.ts'

export const ledger: Room = {
  approvals: [postVoucher],
  factWords: ledgerFactWords,
  factLines: ledgerFactLines,
  partWords: ledgerPartWords,
}
