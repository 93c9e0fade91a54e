import type { Room } from '#platform/rooms.ts'
import { pickupNotices } from './notices.ts'
import { pickupFactLines, pickupFactWords } from './words.ts'

export const pickups: Room = { notices: pickupNotices, factWords: pickupFactWords, factLines: pickupFactLines }
