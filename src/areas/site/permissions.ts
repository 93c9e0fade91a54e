import { definePermissions } from '#platform/permissions.ts'

export const sitePermissions = definePermissions('site', {
  viewRequests: 'عرض الطلبات الواردة',
})
