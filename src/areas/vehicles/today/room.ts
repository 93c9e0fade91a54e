import type { Room } from '#platform/rooms.ts'
import { carHomes } from './homes.ts'

export const today: Room = carHomes
