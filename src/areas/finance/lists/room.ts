import type { Room } from '#platform/rooms.ts'
import { factLines, factWords } from './views-of-money.ts'

export const lists: Room = { factWords, factLines }
