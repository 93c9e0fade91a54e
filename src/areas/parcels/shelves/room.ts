import type { Room } from '#platform/rooms.ts'
import { shelfFactLines, shelfFactWords } from './words.ts'

export const shelves: Room = { factWords: shelfFactWords, factLines: shelfFactLines }
