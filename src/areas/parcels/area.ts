import type { Area } from '#platform/area.ts'
import { parcelsDesk } from './desk.ts'
import { parcelsPath } from './paths.ts'
import { parcelPermissions as may } from './permissions.ts'
import { rooms } from './rooms.ts'

export const parcels: Area = {
  name: 'parcels',
  label: 'الطرود',
  ...rooms,
  permissions: may,
  desks: [parcelsDesk],
  acts: [{ path: parcelsPath, label: 'استلم طردًا', permission: may.register }],
}
