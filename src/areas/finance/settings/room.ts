import type { Room } from '#platform/rooms.ts'
import { settingFactLines, settingFactWords, settingPartWords } from './words.ts'

export const settings: Room = {
  factWords: settingFactWords,
  factLines: settingFactLines,
  partWords: settingPartWords,
}
