import type { Room } from '#platform/rooms.ts'
import { enforcementFactLines, enforcementFactWords } from './words.ts'

export const enforcement: Room = { factWords: enforcementFactWords, factLines: enforcementFactLines }
