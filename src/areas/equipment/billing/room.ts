import type { Room } from '#platform/rooms.ts'
import { billingFactLines, billingFactWords } from './words.ts'

export const billing: Room = { factWords: billingFactWords, factLines: billingFactLines }
