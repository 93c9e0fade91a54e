import type { Room } from '#platform/rooms.ts'
import { rentExceptions } from './exceptions.ts'
import { rentLate, rentPulse } from './figures.ts'
import { promisesToday } from './promised-today.ts'

export const reports: Room = { figures: [rentLate, promisesToday], exceptions: rentExceptions, pulse: rentPulse }
