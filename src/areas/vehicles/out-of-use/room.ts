import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { keepOutOfUse } from './use-cases/keep-out-of-use.ts'

export const carsOutOfUse: Room = {
  daily: async (house) => void (await keepOutOfUse(asTheHouse(house), {})),
}
