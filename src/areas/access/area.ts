import type { Area } from '#platform/area.ts'
import { accessActs } from './acts.ts'
import { grantByApproval } from './approvals/approvables.ts'
import { accessNotices } from './approvals/notices.ts'
import { approvalsWaiting, waitingApprovals } from './approvals/queries.ts'
import { auditPermissions } from './audit/permissions.ts'
import { approvalFigure, approvalsLeft, peopleAway } from './home.ts'
import { accessPermissions } from './permissions.ts'
import { expireOldApprovals } from './public.ts'
import { seedRoles } from './seed.ts'
import { staffPermissions } from './staff/permissions.ts'
import { staffFactWords } from './staff/words.ts'
import { accessFactWords, accessPartWords } from './words.ts'

export const access: Area = {
  name: 'access',
  label: 'الأدوار والصلاحيات',
  permissions: { ...accessPermissions, ...auditPermissions, ...staffPermissions },
  desks: [
    { path: '/admin/users/staff', label: 'المستخدمون', permission: staffPermissions.viewStaff },
    { path: '/admin/roles-permissions', label: 'الأدوار والصلاحيات', permission: accessPermissions.viewRoles },
    { path: '/admin/approvals', label: 'الاعتمادات', permission: accessPermissions.viewApprovals, count: approvalsWaiting },
    { path: '/admin/audit', label: 'سجل التدقيق', permission: auditPermissions.viewAudit },
  ],
  acts: accessActs,
  factWords: { ...accessFactWords, ...staffFactWords },
  partWords: accessPartWords,
  approvals: [grantByApproval],
  figures: [approvalFigure],
  people: [peopleAway, approvalsLeft],
  notices: accessNotices,
  waiting: waitingApprovals,
  seed: seedRoles,
  daily: expireOldApprovals,
}
