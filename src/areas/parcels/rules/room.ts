import type { Room } from '#platform/rooms.ts'
import { parcelRuleFactLines, parcelRuleFactWords } from './words.ts'

export const rules: Room = { factWords: parcelRuleFactWords, factLines: parcelRuleFactLines }
