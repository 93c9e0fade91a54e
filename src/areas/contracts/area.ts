import type { Area } from '#platform/area.ts'
import { mergeRooms } from '#platform/rooms.ts'
import { addenda } from './addenda/room.ts'
import { contractNotices } from './notices.ts'
import { contractsPermissions } from './permissions.ts'
import { portal } from './portal/room.ts'
import { register } from './room.ts'
import { signingNotices } from './signing/notices.ts'
import { signing } from './signing/room.ts'
import { templates } from './templates/room.ts'

export const contracts: Area = {
  name: 'contracts',
  label: 'العقود',
  ...mergeRooms(register, addenda, templates, signing, portal),
  permissions: contractsPermissions,
  // In the order in which the rules of messages show them.
  notices: [...signingNotices, ...contractNotices],
}
