import type { Room } from '#platform/rooms.ts'
import { runFigures } from './homes.ts'
import { runFactLines, runFactWords } from './words.ts'

export const runs: Room = { figures: runFigures, factWords: runFactWords, factLines: runFactLines }
