import type { Room } from '#platform/rooms.ts'
import { permissionForSignature } from './signature-permission.ts'
import { sheetsWaiting } from './waiting.ts'
import { sheetFactLines, sheetFactWords } from './words.ts'

export const sheets: Room = {
  waiting: sheetsWaiting,
  permissionForFile: permissionForSignature,
  factWords: sheetFactWords,
  factLines: sheetFactLines,
}
