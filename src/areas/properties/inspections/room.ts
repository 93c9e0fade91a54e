import type { Room } from '#platform/rooms.ts'
import { inspectionRecord } from './inspection-record.ts'
import { inspectionFactLines, inspectionFactWords } from './words.ts'

export const inspections: Room = {
  records: [inspectionRecord],
  factWords: inspectionFactWords,
  factLines: inspectionFactLines,
}
