import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { forgetApiRequests } from './idempotency.ts'
import { apiFactLines, apiFactWords, apiPartWords } from './words.ts'

export const api: Room = {
  daily: (house) => forgetApiRequests(asTheHouse(house)),
  factWords: apiFactWords,
  factLines: apiFactLines,
  partWords: apiPartWords,
}
