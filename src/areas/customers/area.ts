import type { Area } from '#platform/area.ts'
import { accountJoiner, contactFollower } from './accounts/accounts.ts'
import { customersNotices } from './accounts/notices.ts'
import { raiseCreditLimit } from './dealings/approvals.ts'
import { ownPages, usersDesk } from './doors.ts'
import { factLines, factWords } from './fact-words.ts'
import { foundCustomers } from './found.ts'
import { newCustomers } from './list/queries.ts'
import { customersPermissions } from './permissions.ts'
import { customersPersonal } from './personal.ts'
import { permissionForFile } from './record/queries.ts'
import { customerRecord } from './record/record-kind.ts'
import { seedCustomers } from './seed.ts'
import { waiting } from './waiting.ts'
import { customerPartWords } from './words.ts'

export const customers: Area = {
  name: 'customers',
  label: 'العملاء',
  permissions: customersPermissions,
  subscribers: [accountJoiner, contactFollower],
  permissionForFile,
  desks: [usersDesk],
  portal: ownPages,
  waiting,
  figures: [newCustomers],
  acts: [{ path: '/admin/users/new', label: 'سجّل عميلًا', permission: customersPermissions.register }],
  records: [customerRecord],
  approvals: [raiseCreditLimit],
  finder: { permission: customersPermissions.view, find: foundCustomers },
  notices: customersNotices,
  factWords,
  factLines,
  partWords: customerPartWords,
  personal: customersPersonal,
  seed: seedCustomers,
}
