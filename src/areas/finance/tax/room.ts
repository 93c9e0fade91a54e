import type { Room } from '#platform/rooms.ts'
import { payTax } from './payment-approval.ts'
import { taxFactLines, taxFactWords, taxPartWords } from './words.ts'

export const tax: Room = {
  approvals: [payTax],
  factWords: taxFactWords,
  factLines: taxFactLines,
  partWords: taxPartWords,
}
