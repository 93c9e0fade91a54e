import type { Room } from '#platform/rooms.ts'
import { payBill } from './bill-payment.ts'
import { billRecord } from './bill-record.ts'
import { permissionForPetty } from './petty-queries.ts'
import { billFactLines, billFactWords, billPartWords } from './words.ts'

export const bills: Room = {
  permissionForFile: permissionForPetty,
  records: [billRecord],
  approvals: [payBill],
  factWords: billFactWords,
  factLines: billFactLines,
  partWords: billPartWords,
}
