import type { Room } from '#platform/rooms.ts'
import { bookingFactLines, bookingFactWords } from './words.ts'

export const booking: Room = { factWords: bookingFactWords, factLines: bookingFactLines }
