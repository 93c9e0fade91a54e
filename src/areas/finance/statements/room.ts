import type { Room } from '#platform/rooms.ts'
import { papersFinder } from './finder.ts'
import { statementNotices } from './notices.ts'
import { accountsPersonal } from './personal.ts'
import { statementFactLines, statementFactWords } from './words.ts'

export const statements: Room = {
  notices: statementNotices,
  factWords: statementFactWords,
  factLines: statementFactLines,
  finder: papersFinder,
  personal: accountsPersonal,
}
