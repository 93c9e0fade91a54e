import type { Area } from '#platform/area.ts'
import { dailyProperties } from './daily.ts'
import { permissionForFile } from './file-permission.ts'
import { leavingNotices } from './leaving/notices.ts'
import { ownLeaseNotices } from './own-lease/notices.ts'
import { propertiesPermissions } from './permissions.ts'
import { propertiesPersonal } from './personal.ts'
import { reminderNotices } from './reminders/notices.ts'
import { rooms } from './rooms.ts'
import { seedAll } from './seed-all.ts'
import { viewingNotices } from './viewings/notices.ts'

export const properties: Area = {
  name: 'properties',
  label: 'العقارات',
  ...rooms,
  permissions: propertiesPermissions,
  // In the order in which the rules of messages show them.
  notices: [...viewingNotices, ...reminderNotices, ...ownLeaseNotices, ...leavingNotices],
  permissionForFile,
  daily: dailyProperties,
  personal: propertiesPersonal,
  seed: seedAll,
}
