import { viewingStaff } from '#areas/access/public.ts'
import type { Area } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { accountJoiner, contactFollower } from './accounts.ts'
import { raiseCreditLimit } from './approvals.ts'
import { permissionForFile } from './customer-queries.ts'
import { tabPath } from './detail-tabs.ts'
import { factLines, factWords } from './fact-words.ts'
import { customersNotices } from './notices.ts'
import { customersPermissions } from './permissions.ts'
import { customersPersonal } from './personal.ts'
import { findParties } from './public.ts'
import { newCustomers } from './queries.ts'
import { customerRecord } from './record-kind.ts'
import { seedCustomers } from './seed.ts'
import { waiting } from './waiting.ts'
import { customerPartWords } from './words.ts'

const staffTab = { path: '/admin/users/staff', permission: viewingStaff }

export const customers: Area = {
  name: 'customers',
  label: 'العملاء',
  permissions: customersPermissions,
  subscribers: [accountJoiner, contactFollower],
  permissionForFile,
  desks: [{ ...{ path: '/admin/users', label: 'المستخدمون', permission: customersPermissions.view }, tabs: [staffTab] }],
  portal: [
    { path: '/dashboard/documents', label: 'وثائقي', permission: anyoneSignedIn },
    { path: '/dashboard/profile', label: 'ملفي', permission: anyoneSignedIn },
  ],
  waiting,
  figures: [newCustomers],
  acts: [{ path: '/admin/users/new', label: 'سجّل عميلًا', permission: customersPermissions.register }],
  records: [customerRecord],
  approvals: [raiseCreditLimit],
  finder: { permission: customersPermissions.view, find: findCustomers },
  notices: customersNotices,
  factWords,
  factLines,
  partWords: customerPartWords,
  personal: customersPersonal,
  seed: seedCustomers,
}

/** For the search over everything: name, number and phone of the best few. */
async function findCustomers(ctx: Ctx, words: string) {
  const found = await findParties(ctx, words, 6)
  return found.map(({ id, name, number, path }) => ({
    ...{ kind: customerRecord.kind, id, label: name, detail: number, path },
    acts: [
      { path: `${path}/correct`, label: 'صحّح البيانات', permission: customersPermissions.correct },
      { path: tabPath(id, 'documents'), label: 'أضف وثيقة', permission: customersPermissions.correct },
      { path: tabPath(id, 'notes'), label: 'اكتب ملاحظة', permission: customersPermissions.correct },
      { path: `${path}/merge`, label: 'ادمج بسجل آخر', permission: customersPermissions.merge },
    ],
  }))
}
