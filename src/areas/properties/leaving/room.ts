import type { Room } from '#platform/rooms.ts'
import { leavingFactLines, leavingFactWords, leavingPartWords } from './words.ts'

export const leaving: Room = { factWords: leavingFactWords, factLines: leavingFactLines, partWords: leavingPartWords }
