import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { lateCashStands } from './homes.ts'
import { askAboutLateCash } from './use-cases/ask-about-late-cash.ts'

export const custody: Room = {
  exceptions: [lateCashStands],
  often: async (house) => void (await askAboutLateCash(asTheHouse(house), {})),
}
