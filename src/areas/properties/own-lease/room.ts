import { anyoneSignedIn } from '#platform/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { ownLeasePath } from './own-lease.ts'
import { rentsAnything } from './own-leases.ts'
import { ownLeaseFactLines, ownLeaseFactWords } from './words.ts'

export const ownLease: Room = {
  portal: [{ path: ownLeasePath, label: 'إيجاري', permission: anyoneSignedIn, isTheirs: rentsAnything }],
  factWords: ownLeaseFactWords,
  factLines: ownLeaseFactLines,
}
