import type { Room } from '#platform/rooms.ts'
import { machineHomes } from './homes.ts'

export const yard: Room = machineHomes
