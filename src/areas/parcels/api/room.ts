import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { forgetApiRequests } from './idempotency.ts'
import { apiNotices } from './notices.ts'
import { apiFactLines, apiFactWords, apiPartWords } from './words.ts'

export const api: Room = {
  daily: (house) => forgetApiRequests(asTheHouse(house)),
  notices: apiNotices,
  factWords: apiFactWords,
  factLines: apiFactLines,
  partWords: apiPartWords,
}
