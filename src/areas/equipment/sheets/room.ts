import type { Room } from '#platform/rooms.ts'
import { permissionForSignature } from './signature-permission.ts'
import { sheetFactLines, sheetFactWords } from './words.ts'

export const sheets: Room = {
  permissionForFile: permissionForSignature,
  factWords: sheetFactWords,
  factLines: sheetFactLines,
}
