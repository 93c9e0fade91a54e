import { definePermissions } from '#platform/permissions.ts'

export const staffPermissions = definePermissions('access', {
  viewStaff: { label: 'عرض الموظفين', for: { administrator: 'all', generalManager: 'all' } },
  exportStaff: { label: 'تصدير قائمة الموظفين', for: { administrator: 'all', generalManager: 'all' } },
  seeAs: { label: 'العرض كمستخدم', for: { administrator: 'all', generalManager: 'all' } },
})
