import type { Room } from '#platform/rooms.ts'
import { stocktakeFactLines, stocktakeFactWords } from './words.ts'

export const stocktake: Room = { factWords: stocktakeFactWords, factLines: stocktakeFactLines }
