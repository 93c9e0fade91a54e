import type { Room } from '#platform/rooms.ts'
import { deferralFactLines, deferralFactWords, deferralPartWords } from './words.ts'

export const deferrals: Room = {
  factWords: deferralFactWords,
  factLines: deferralFactLines,
  partWords: deferralPartWords,
}
