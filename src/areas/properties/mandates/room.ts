import type { Room } from '#platform/rooms.ts'
import { mandateContracts } from './mandate-kind.ts'
import { mandateRecord } from './mandate-record.ts'
import { approveTerms } from './terms-approval.ts'
import { mandateFactLines, mandateFactWords, mandatePartWords } from './words.ts'

export const mandates: Room = {
  records: [mandateRecord],
  approvals: [approveTerms],
  contracts: [mandateContracts],
  factWords: mandateFactWords,
  factLines: mandateFactLines,
  partWords: mandatePartWords,
}
