import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { bookingNotices } from './notices.ts'
import { expireBooked, warnOfExpiry } from './use-cases/expire-booked.ts'
import { bookingFactLines, bookingFactWords } from './words.ts'

export const booking: Room = {
  notices: bookingNotices,
  daily: async (house) => {
    await expireBooked(asTheHouse(house), {})
    await warnOfExpiry(asTheHouse(house), {})
  },
  factWords: bookingFactWords,
  factLines: bookingFactLines,
}
