import { definePermissions } from '#platform/permissions.ts'

export const identityPermissions = definePermissions('identity', {
  viewDashboard: 'عرض لوحة التحكم',
  manageUsers: 'إدارة المستخدمين',
})
