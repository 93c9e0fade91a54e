import type { Room } from '#platform/rooms.ts'
import { permissionForOutlayReceipt } from './outlay-detail.ts'
import { outlayRecord } from './outlay-record.ts'
import { outlayFactLines, outlayFactWords, outlayPartWords } from './words.ts'

export const outlays: Room = {
  permissionForFile: permissionForOutlayReceipt,
  records: [outlayRecord],
  factWords: outlayFactWords,
  factLines: outlayFactLines,
  partWords: outlayPartWords,
}
