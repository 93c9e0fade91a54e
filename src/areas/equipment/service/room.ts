import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { askForServices } from './use-cases/ask-for-services.ts'
import { serviceFactLines, serviceFactWords } from './words.ts'

export const services: Room = {
  daily: async (house) => void (await askForServices(asTheHouse(house), {})),
  factWords: serviceFactWords,
  factLines: serviceFactLines,
}
