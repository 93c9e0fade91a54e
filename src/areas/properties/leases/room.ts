import type { Room } from '#platform/rooms.ts'
import { leaseContracts } from './lease-kind.ts'
import { leaseRecord } from './lease-record.ts'
import { leasesSection } from './of-customer.ts'
import { leaseActs, leaseFigures } from './offer.ts'
import { leaseFactLines, leaseFactWords, leasePartWords } from './words.ts'

export const leases: Room = {
  acts: leaseActs,
  records: [leaseRecord],
  sections: [leasesSection],
  contracts: [leaseContracts],
  figures: leaseFigures,
  factWords: leaseFactWords,
  factLines: leaseFactLines,
  partWords: leasePartWords,
}
