import type { Room } from '#platform/rooms.ts'
import { runFigures } from './homes.ts'
import { runNotices } from './notices.ts'
import { runFactLines, runFactWords } from './words.ts'

export const runs: Room = { figures: runFigures, notices: runNotices, factWords: runFactWords, factLines: runFactLines }
