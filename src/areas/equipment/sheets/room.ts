import type { Room } from '#platform/rooms.ts'
import { sheetPath, sheetsPath } from '../paths.ts'
import { permissionForSheetFile } from './file-permission.ts'
import { sheetsWaiting } from './waiting.ts'
import { sheetFactLines, sheetFactWords } from './words.ts'

export const sheets: Room = {
  phonePages: [sheetsPath, sheetPath(':lineId', ':day')],
  waiting: sheetsWaiting,
  permissionForFile: permissionForSheetFile,
  factWords: sheetFactWords,
  factLines: sheetFactLines,
}
