import { carSheetPath } from '#areas/vehicles/paths.ts'
import type { Room } from '#platform/rooms.ts'
import { carSheetRecord } from './car-sheet-record.ts'
import { permissionForSheetFile } from './queries.ts'
import { carSheetFactLines, carSheetFactWords } from './words.ts'

export const sheets: Room = {
  records: [carSheetRecord],
  phonePages: [carSheetPath(':sheetId')],
  permissionForFile: permissionForSheetFile,
  factWords: carSheetFactWords,
  factLines: carSheetFactLines,
}
