import type { Room } from '#platform/rooms.ts'
import { counterNotices } from './notices.ts'
import { permissionForProof } from './proofs.ts'
import { counterFactLines, counterFactWords } from './words.ts'

export const counter: Room = {
  notices: counterNotices,
  permissionForFile: permissionForProof,
  factWords: counterFactWords,
  factLines: counterFactLines,
}
