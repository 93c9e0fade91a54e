import type { Room } from '#platform/rooms.ts'
import { invoiceRecord } from './invoice-record.ts'
import { invoiceFactLines, invoiceFactWords, invoicePartWords } from './words.ts'

export const invoices: Room = {
  records: [invoiceRecord],
  factWords: invoiceFactWords,
  factLines: invoiceFactLines,
  partWords: invoicePartWords,
}
