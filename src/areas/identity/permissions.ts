import { definePermissions } from '#platform/permissions.ts'
import { everyRole } from '#values/roles.ts'

/** Who answers for personal data. */
const officers = { administrator: 'all', dataProtectionOfficer: 'all' } as const

export const identityPermissions = definePermissions('identity', {
  viewDashboard: { label: 'عرض لوحة التحكم', for: everyRole('all') },
  manageUsers: { label: 'إدارة المستخدمين', for: { administrator: 'all' } },
  viewPrivacy: { label: 'عرض طلبات الخصوصية وحوادث البيانات', for: { ...officers, generalManager: 'all', auditor: 'all' } },
  answerPrivacy: { label: 'الرد على طلبات الخصوصية', for: officers },
  recordBreaches: { label: 'تسجيل حوادث البيانات', for: officers },
  manageRetention: { label: 'إدارة مدد الحفظ', for: officers },
})
