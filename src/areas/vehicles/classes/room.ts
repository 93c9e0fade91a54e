import type { Room } from '#platform/rooms.ts'
import { classFactLines, classFactWords } from './words.ts'

export const classes: Room = { factWords: classFactWords, factLines: classFactLines }
