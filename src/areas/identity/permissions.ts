import { definePermissions } from '#platform/permissions.ts'

export const identityPermissions = definePermissions('identity', {
  manageUsers: 'إدارة المستخدمين',
})
