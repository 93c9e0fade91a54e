import type { Room } from '#platform/rooms.ts'
import { approveClaim } from './deciding.ts'
import { parcelClaimNotices } from './notices.ts'
import { permissionForClaimPhoto } from './queries.ts'
import { claimFactLines, claimFactWords } from './words.ts'

export const claims: Room = {
  approvals: [approveClaim],
  notices: parcelClaimNotices,
  permissionForFile: permissionForClaimPhoto,
  factWords: claimFactWords,
  factLines: claimFactLines,
}
