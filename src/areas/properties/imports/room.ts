import type { Room } from '#platform/rooms.ts'
import { propertyImportFactLines, propertyImportFactWords } from './words.ts'

export const propertyImportsRoom: Room = { factWords: propertyImportFactWords, factLines: propertyImportFactLines }
