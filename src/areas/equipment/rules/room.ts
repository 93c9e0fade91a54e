import type { Room } from '#platform/rooms.ts'
import { ruleFactLines, ruleFactWords } from './words.ts'

export const rules: Room = { factWords: ruleFactWords, factLines: ruleFactLines }
