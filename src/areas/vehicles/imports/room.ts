import type { Room } from '#platform/rooms.ts'
import { vehicleImportFactLines, vehicleImportFactWords } from './words.ts'

export const vehicleImportsRoom: Room = { factWords: vehicleImportFactWords, factLines: vehicleImportFactLines }
