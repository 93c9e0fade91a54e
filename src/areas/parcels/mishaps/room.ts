import type { Room } from '#platform/rooms.ts'
import { approveDisposal } from './disposing.ts'
import { mishapNotices } from './notices.ts'
import { permissionForParcelPhoto } from './photos.ts'
import { mishapFactLines, mishapFactWords } from './words.ts'

export const mishaps: Room = {
  approvals: [approveDisposal],
  notices: mishapNotices,
  permissionForFile: permissionForParcelPhoto,
  factWords: mishapFactWords,
  factLines: mishapFactLines,
}
