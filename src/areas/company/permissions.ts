import { definePermissions } from '#platform/permissions.ts'

export const companyPermissions = definePermissions('company', {
  manage: 'إدارة الإعدادات',
})
