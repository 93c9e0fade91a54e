import { anyoneSignedIn } from '#platform/permissions.ts'
import type { Room } from '#platform/rooms.ts'
import { ownPropertiesPath, ownsAnything } from './own-properties.ts'

export const portal: Room = {
  portal: [{ path: ownPropertiesPath, label: 'عقاراتي', permission: anyoneSignedIn, isTheirs: ownsAnything }],
}
