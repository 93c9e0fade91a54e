import type { Room } from '#platform/rooms.ts'
import { remittanceFactLines, remittanceFactWords } from './words.ts'

export const remittances: Room = { factWords: remittanceFactWords, factLines: remittanceFactLines }
