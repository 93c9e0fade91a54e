import type { Room } from '#platform/rooms.ts'
import { reminderFactLines, reminderFactWords } from './words.ts'

export const reminders: Room = { factWords: reminderFactWords, factLines: reminderFactLines }
