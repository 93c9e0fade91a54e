import { ownRunPath } from '#areas/parcels/paths.ts'
import type { Room } from '#platform/rooms.ts'
import { phoneFactLines, phoneFactWords } from './words.ts'

export const phone: Room = { phonePages: [ownRunPath], factWords: phoneFactWords, factLines: phoneFactLines }
