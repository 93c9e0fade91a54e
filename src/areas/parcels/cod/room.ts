import type { Room } from '#platform/rooms.ts'
import { codNotices } from './notices.ts'
import { codFactLines, codFactWords, codPartWords } from './words.ts'

export const cod: Room = { notices: codNotices, factWords: codFactWords, factLines: codFactLines, partWords: codPartWords }
