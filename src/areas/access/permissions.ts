import { definePermissions } from '#platform/permissions.ts'
import { everyRole } from '#values/roles.ts'

/** The auditor looks and decides nothing. */
const { auditor: _, ...withoutLooking } = everyRole('all')

export const accessPermissions = definePermissions('access', {
  viewRoles: { label: 'عرض الأدوار', for: { administrator: 'all', generalManager: 'all' } },
  manageRoles: { label: 'إدارة الأدوار', for: { administrator: 'all' } },
  viewApprovals: { label: 'عرض الاعتمادات', for: everyRole('all') },
  decideApprovals: { label: 'اعتماد الطلبات', for: withoutLooking },
  delegate: { label: 'تفويض الصلاحيات', for: everyRole('all') },
})
