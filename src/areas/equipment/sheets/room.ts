import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { sheetPath, sheetsPath } from '../paths.ts'
import { permissionForSheetFile } from './file-permission.ts'
import { sheetNotices } from './notices.ts'
import { tellMissingSheets } from './use-cases/tell-missing.ts'
import { sheetsWaiting } from './waiting.ts'
import { sheetFactLines, sheetFactWords } from './words.ts'

export const sheets: Room = {
  phonePages: [sheetsPath, sheetPath(':lineId', ':day')],
  notices: sheetNotices,
  often: async (house) => void (await tellMissingSheets(asTheHouse(house), {})),
  waiting: sheetsWaiting,
  permissionForFile: permissionForSheetFile,
  factWords: sheetFactWords,
  factLines: sheetFactLines,
}
