import type { Room } from '#platform/rooms.ts'
import { merchantContracts } from './merchant-contracts.ts'
import { merchantRecord } from './merchant-record.ts'
import { merchantSection } from './section.ts'
import { merchantFactLines, merchantFactWords, merchantPartWords } from './words.ts'

export const merchants: Room = {
  contracts: [merchantContracts],
  records: [merchantRecord],
  sections: [merchantSection],
  factWords: merchantFactWords,
  factLines: merchantFactLines,
  partWords: merchantPartWords,
}
