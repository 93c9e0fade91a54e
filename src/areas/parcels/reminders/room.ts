import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { reminderNotices } from './notices.ts'
import { askAboutStuck } from './use-cases/ask-about-stuck.ts'
import { remindWaiting } from './use-cases/remind-waiting.ts'
import { sendBackSpent } from './use-cases/send-back-spent.ts'
import { reminderFactLines, reminderFactWords } from './words.ts'

export const reminders: Room = {
  notices: reminderNotices,
  daily: async (house) => void (await remindWaiting(asTheHouse(house), {})),
  often: async (house) => {
    await sendBackSpent(asTheHouse(house), {})
    await askAboutStuck(asTheHouse(house), {})
  },
  factWords: reminderFactWords,
  factLines: reminderFactLines,
}
