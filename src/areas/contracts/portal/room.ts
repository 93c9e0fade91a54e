import { anyoneSignedIn } from '#platform/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { ownContractsPath } from './own-contracts.ts'

export const portal: Room = { portal: [{ path: ownContractsPath, label: 'عقودي', permission: anyoneSignedIn }] }
