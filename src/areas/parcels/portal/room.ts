import { anyoneSignedIn } from '#platform/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { ownParcelsPath } from '../paths.ts'
import { hasParcels } from './own-parcels.ts'

export const portal: Room = {
  portal: [{ path: ownParcelsPath, label: 'طرودي', permission: anyoneSignedIn, isTheirs: hasParcels }],
}
