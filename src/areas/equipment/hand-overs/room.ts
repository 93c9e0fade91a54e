import type { Room } from '#platform/rooms.ts'
import { machineSheetPath } from '../paths.ts'
import { machineSheetRecord } from './machine-sheet-record.ts'
import { permissionForSheetFile } from './queries.ts'
import { machineSheetFactLines, machineSheetFactWords } from './words.ts'

export const handOvers: Room = {
  records: [machineSheetRecord],
  phonePages: [machineSheetPath(':sheetId')],
  permissionForFile: permissionForSheetFile,
  factWords: machineSheetFactWords,
  factLines: machineSheetFactLines,
}
