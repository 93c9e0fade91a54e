import { contractsPermissions as may } from '#areas/contracts/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { textsPath } from './paths.ts'
import { textFactLines, textFactWords } from './words.ts'

export const templates: Room = {
  acts: [{ path: textsPath, label: 'نماذج العقود', permission: may.manageTemplates }],
  factWords: textFactWords,
  factLines: textFactLines,
}
