import { definePermissions } from '#platform/permissions.ts'

export const companyPermissions = definePermissions('company', {
  manage: { label: 'إدارة الإعدادات', for: { administrator: 'all' } },
})
