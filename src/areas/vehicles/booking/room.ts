import { asTheHouse } from '#platform/actors.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { bookingNotices } from './notices.ts'
import { bookedAnything } from './own-bookings.ts'
import { ownCarsPath } from './paths.ts'
import { remindComing } from './use-cases/remind-coming.ts'
import { bookingFactLines, bookingFactWords } from './words.ts'

export const booking: Room = {
  factWords: bookingFactWords,
  factLines: bookingFactLines,
  notices: bookingNotices,
  often: async (house) => void (await remindComing(asTheHouse(house), {})),
  portal: [{ path: ownCarsPath, label: 'سياراتي', permission: anyoneSignedIn, isTheirs: bookedAnything }],
}
