import type { Room } from '#platform/rooms.ts'
import { machineImportFactLines, machineImportFactWords } from './words.ts'

export const machineImportsRoom: Room = { factWords: machineImportFactWords, factLines: machineImportFactLines }
