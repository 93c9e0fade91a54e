import type { Room } from '#platform/rooms.ts'
import { codHooks } from './confirming.ts'
import { approveCustody } from './custody-approval.ts'
import { codFactLines, codFactWords } from './words.ts'

export const cod: Room = {
  approvals: [approveCustody],
  hooks: codHooks,
  factWords: codFactWords,
  factLines: codFactLines,
}
