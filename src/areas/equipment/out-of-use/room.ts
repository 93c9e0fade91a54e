import { asTheHouse } from '#platform/actors.ts'
import type { Room } from '#platform/rooms.ts'
import { settlingHires } from './settling.ts'
import { keepMachinesStanding } from './use-cases/keep-machines-standing.ts'

export const machinesOutOfUse: Room = {
  daily: async (house) => void (await keepMachinesStanding(asTheHouse(house), {})),
  subscribers: settlingHires,
}
