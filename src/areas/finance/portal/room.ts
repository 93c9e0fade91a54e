import type { Room } from '#platform/rooms.ts'
import { proofNotices } from './notices.ts'
import { permissionForFile, proofsWaiting } from './own-proofs.ts'
import { proofRecord } from './proof-record.ts'
import { proofWaitsAgain } from './proof-waits-again.ts'
import { proofFactLines, proofFactWords, proofPartWords } from './words.ts'

export const portal: Room = {
  hooks: [proofWaitsAgain],
  waiting: proofsWaiting,
  permissionForFile,
  records: [proofRecord],
  notices: proofNotices,
  factWords: proofFactWords,
  factLines: proofFactLines,
  partWords: proofPartWords,
}
